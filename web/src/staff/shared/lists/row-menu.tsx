import { chakra, IconButton, Menu, Portal } from '@chakra-ui/react';
import { useId } from 'react';

export type RowAction = {
  label: string;
  onChoose: () => void;
  isDanger?: boolean;
  /** Why it cannot be chosen. */
  whyNot?: string | undefined;
};

/** What can be done with a row beside opening it. What cannot be done says why. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const id = useId();
  return (
    <Menu.Root ids={{ trigger: id }} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" aria-label={`Actions for ${name}`} size="sm">
          <span aria-hidden>⋯</span>
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={`Actions for ${name}`}>
            {actions.map(({ label, onChoose, isDanger = false, whyNot }) => (
              <Menu.Item
                key={label}
                value={label}
                disabled={whyNot !== undefined}
                onSelect={() => {
                  // A dialog gives the focus back to what had it: the button, for the menu is gone by then.
                  document.getElementById(id)?.focus();
                  onChoose();
                }}
                color={isDanger && !whyNot ? 'danger.text' : undefined}
              >
                {label}
                {whyNot && (
                  <chakra.span display="block" fontSize="xs" fontWeight="normal">
                    {whyNot}
                  </chakra.span>
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
