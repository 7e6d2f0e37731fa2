import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const recipe = {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '11',
    height: '11',
    borderRadius: 'md',
    borderWidth: '1.5px',
    borderColor: 'line.control',
    background: 'surface',
    color: 'ink',
    _hover: { borderColor: 'ink' },
    _disabled: { cursor: 'not-allowed', background: 'sunken', borderColor: 'line', color: 'ink.muted' },
  },
} as const;

const BaseIconButton = chakra('button', recipe);

type IconButtonProps = HTMLChakraProps<'button'> & { label: string };

/** A square button with an icon; `label` is its accessible name. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <BaseIconButton type="button" aria-label={label} {...rest} />;
}
