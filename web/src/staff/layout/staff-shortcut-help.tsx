import { Box, Button, chakra } from '@chakra-ui/react';
import { turnSingleKeys, useSingleKeys } from '#state/staff/single-keys.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Dialog, DialogButtons } from '#ui/overlays/dialog.tsx';
import { placeKeys } from './use-staff-shortcuts.ts';

const shortcutList = [
  ...placeKeys.map(({ keys, label }) => ({ keys, effect: `Go to ${label}` })),
  { keys: '/', effect: 'Search the list' },
  { keys: 'j, k', effect: 'Next or previous row, order or enquiry' },
  { keys: 'Enter', effect: 'Open the row' },
  { keys: '1, 2, 3…', effect: 'Open a tab of the list' },
  { keys: 'x', effect: 'Select the row' },
  { keys: 'p', effect: 'Process the order' },
  { keys: 'Shift P', effect: 'Process the order and open the next one' },
  { keys: 'c', effect: 'Complete the order' },
  { keys: 'a', effect: 'Assign the order or enquiry to you, or to no one' },
  { keys: 'u', effect: 'Undo before the email goes' },
  { keys: 'd', effect: 'Set the connection day' },
  { keys: 'n', effect: 'Write a note' },
  { keys: 'r', effect: 'Reply to the enquiry' },
  { keys: 'Esc', effect: 'Go back to the list' },
  { keys: '?', effect: 'Show this list' },
  { keys: 'Ctrl K or ⌘ K', effect: 'Find anything' },
  { keys: 'Ctrl S or ⌘ S', effect: 'Save your changes' },
  { keys: 'Ctrl Enter or ⌘ Enter', effect: 'Add the note, or send the reply' },
];

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '5',
    rowGap: '0.5',
    lineHeight: 'snug',
    fontSize: 'sm',
    outline: 'none',
    '& dt': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
});

export function StaffShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isOn = useSingleKeys((keys) => keys.isOn);
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      {/* Focuses the start of the list: with the focus on the button below, it would open scrolled to the end. */}
      <Keys tabIndex={-1} data-first-focus>
        {shortcutList.map(({ keys, effect }) => (
          <Box key={keys} display="contents">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </Box>
        ))}
      </Keys>
      <CheckboxField
        label="Use single-key shortcuts"
        hint="Turn this off if you use voice control. Those with Ctrl or ⌘ still work."
        name="single-keys"
        checked={isOn}
        onChange={({ target }) => turnSingleKeys(target.checked)}
      />
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
