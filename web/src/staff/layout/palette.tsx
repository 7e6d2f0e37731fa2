import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLazyWhenIdle } from '#shared/use-lazy-when-idle.ts';
import { SearchIcon } from '#ui/icons.tsx';
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
        flex="0 1 26rem"
        minW="11"
        h={{ base: '11', md: '10' }}
        px="3"
        py="0"
        fontWeight="normal"
        color="fg.muted"
      >
        <SearchIcon />
        {/* Words that do not fit beside the icon wrap below it, out of sight. */}
        <chakra.span display="flex" flexWrap="wrap" flex="1" h="1lh" overflow="hidden" whiteSpace="nowrap">
          <chakra.span h="1lh" aria-hidden />
          <span>Find anything</span>
          <chakra.kbd marginStart="auto" ps="3" display={{ base: 'none', md: 'inline' }}>
            {commandKey()} K
          </chakra.kbd>
        </chakra.span>
      </Button>
      <Dialog title="Go to" grows isOpen={isOpen} onClose={close}>
        {Search && <Search onClose={close} />}
      </Dialog>
    </>
  );
}
