import { Button, chakra, Input } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLazyWhenIdle } from '#shared/use-lazy-when-idle.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { commandKey, isCommand, readKey } from '#ui/read-key.ts';

/** The same field before and after the search is loaded. */
const fieldProps = {
  'data-first-focus': true,
  'aria-label': 'Search the desk',
  placeholder: 'Order, person, phone, plan or page',
  maxLength: 100,
};

/** Opens the search for anything, from the bar or with Ctrl or ⌘ and K. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Enter was pressed before what it opens was found.
  const [isEntered, setEntered] = useState(false);
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
  const close = () => {
    setOpen(false);
    setTyped('');
    setEntered(false);
  };
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
        {Search ? (
          <Search
            fieldProps={fieldProps}
            typed={typed}
            setTyped={setTyped}
            isEntered={isEntered}
            setEntered={setEntered}
            onClose={close}
          />
        ) : (
          // Users type on at once after the keys, however late the search's code is.
          <Input
            {...fieldProps}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => setEntered(readKey(event) === 'Enter')}
          />
        )}
      </Dialog>
    </>
  );
}
