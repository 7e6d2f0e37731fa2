import { Button, type ButtonProps, Menu, Portal } from '@chakra-ui/react';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { type Colleague, useColleagues } from './use-colleagues.ts';

type AssignMenuProps = Pick<ButtonProps, 'size' | 'disabled'> & {
  label: string;
  isAssigned: boolean;
  /** Gets the colleague who is to see to it; null for no one. */
  onAssign: (to: Colleague | null) => void;
};

/** Assigns an order or enquiry to any colleague, oneself first. */
export function AssignMenu({ label, isAssigned, onAssign, ...button }: AssignMenuProps) {
  const { colleagues } = useColleagues();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="outline" data-print="hide" {...button}>
          {label} <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {colleagues
              .toSorted((a, b) => Number(b.isYou) - Number(a.isYou))
              .map((colleague) => (
                <Menu.Item key={colleague._id} value={colleague._id} onSelect={() => onAssign(colleague)}>
                  {colleague.isYou ? `${colleague.name} (you)` : colleague.name}
                </Menu.Item>
              ))}
            {isAssigned && (
              <Menu.Item value="none" onSelect={() => onAssign(null)}>
                Unassign
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
