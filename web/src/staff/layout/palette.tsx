import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLazyWhenIdle } from '#shared/use-lazy-when-idle.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { commandKey, isCommand } from '#ui/read-key.ts';

/** Opens the search for anything, from the bar or with Ctrl or ⌘ and K. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  // Loaded before it is opened, as users type on at once after the keys.
  const Search = useLazyWhenIdle(
    () => import('./palette-search.tsx').then(({ PaletteSearch }) => PaletteSearch),
    isOpen,
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCommand(event, 'k')) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => setOpen(true)}
        justifyContent="space-between"
        flex="0 1 26rem"
        minW="0"
        minH={{ base: '11', md: '10' }}
        px="3"
        py="0"
        overflow="hidden"
        whiteSpace="nowrap"
        fontWeight="normal"
        color="fg.muted"
      >
        Find anything
        <chakra.kbd display={{ base: 'none', md: 'inline' }}>{commandKey()} K</chakra.kbd>
      </Button>
      <Dialog title="Go to" grows isOpen={isOpen} onClose={close}>
        {Search && <Search onClose={close} />}
      </Dialog>
    </>
  );
}
