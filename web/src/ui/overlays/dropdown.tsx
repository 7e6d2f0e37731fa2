import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { RouterLink } from '#ui/buttons/link.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { readKey } from '#ui/read-key.ts';

const Details = chakra('details', {
  base: {
    position: 'relative',
    '& > summary svg': { transition: 'transform 120ms' },
    '&[open] > summary svg:last-of-type': { transform: 'rotate(0.5turn)' },
  },
});

const Opener = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: 'full',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'md',
    fontWeight: 'semibold',
    '& > svg': { flexShrink: '0' },
    _hover: { background: 'sunken' },
  },
});

const Panel = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: '10',
    insetInlineEnd: '0',
    top: 'calc(100% + 0.25rem)',
    minWidth: 'min(13rem, calc(100vw - 2rem))',
    padding: '2',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'line',
    background: 'surface',
    boxShadow: 'raised',
  },
});

const itemRecipe = {
  base: {
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    _hover: { background: 'sunken' },
    '&[aria-current]': { background: 'sunken', fontWeight: 'bold' },
  },
} as const;

/** An entry of a dropdown: a link, or a button. Wrap each in an `li`. */
export const DropdownLink = chakra(RouterLink, itemRecipe);
export const DropdownButton = chakra('button', itemRecipe, { defaultProps: { type: 'button' } });

type DropdownProps = { label: ReactNode; children: ReactNode };

/** A button that opens a list of links. A native disclosure, so it opens before any script; Escape, choosing something and
 *  a tap elsewhere close it. */
export function Dropdown({ label, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const node = details.current;
    if (!node) return;
    const closeOutside = ({ target }: Event) => {
      if (!node.contains(target as Node)) node.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const close = () => {
    if (details.current) details.current.open = false;
  };

  return (
    <Details
      ref={details}
      onKeyDown={(event) => {
        if (readKey(event) !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <Opener>
        {label}
        <ChevronDownIcon />
      </Opener>
      <Panel
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) close();
        }}
      >
        {children}
      </Panel>
    </Details>
  );
}
