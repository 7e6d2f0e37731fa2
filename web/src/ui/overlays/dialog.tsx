import { chakra } from '@chakra-ui/react';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { readKey } from '#ui/read-key.ts';
import { Heading } from '#ui/text.tsx';
import { loadWhenIdle } from '#ui/when-idle.ts';

const Frame = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(32rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'visible',
    background: 'none',
    _backdrop: { background: 'rgb(8 18 13 / 0.6)' },
  },
  variants: {
    grows: {
      true: { marginTop: 'min(5rem, 10dvh)', width: 'min(42rem, calc(100vw - 2rem))' },
    },
  },
});

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    maxHeight: 'min(90dvh, calc(100dvh - 2rem))',
    overflowY: 'auto',
    padding: '6',
    borderRadius: 'leaf',
    background: 'surface',
    color: 'ink',
    // Its parent may be bold.
    fontWeight: 'normal',
    boxShadow: 'raised',
  },
});

/** In sight however long the dialog is, as its words are read above. */
export const DialogButtons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    justifyContent: 'flex-end',
    position: 'sticky',
    // Over the dialog’s own padding, where what scrolls would show below.
    bottom: '-6',
    marginBottom: '-6',
    paddingTop: '2',
    paddingBottom: '6',
    zIndex: '1',
    background: 'surface',
  },
});

type Content = { children: ReactNode };
let Rising: ComponentType<Content> | undefined;

/** No page waits for the movement. If it fails to load, dialogs open without it. */
const loadRising = () =>
  import('#ui/motion/rising.tsx').then(
    (loaded) => {
      Rising = loaded.Rising;
    },
    () => undefined,
  );

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Its height changes while it is open: its top stays where it is. */
  grows?: boolean;
};

/** The browser's own modal dialog: it keeps the focus in, closes on Escape and gives the focus back. */
export function Dialog({ title, isOpen, onClose, children, grows = false }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => loadWhenIdle(loadRising), []);

  useEffect(() => {
    const dialog = frame.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) {
      // Set beforehand: a field that had the focus first would lose it at once, and show an error before anyone could type.
      dialog.querySelector('[data-first-focus]')?.setAttribute('autofocus', '');
      dialog.showModal();
    } else {
      // At once: while it is open, nothing beside it can have the focus.
      dialog.close();
    }
  }, [isOpen]);

  return (
    <Frame
      ref={frame}
      grows={grows}
      aria-labelledby={isOpen ? titleId : undefined}
      // A field or a bar of Chakra's may keep Escape from the browser.
      onKeyDown={(event) => {
        if (readKey(event) !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      // The browser tells of a close a moment later; a dialog that was opened again by then stays open.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
    >
      {isOpen && (
        <Opening>
          <Panel>
            <Heading id={titleId} size="md">
              {title}
            </Heading>
            {children}
          </Panel>
        </Opening>
      )}
    </Frame>
  );
}

function Opening({ children }: Content) {
  // Kept for as long as the dialog is open: another element would lose what was typed.
  const [Element] = useState(() => Rising ?? 'div');
  return <Element>{children}</Element>;
}
