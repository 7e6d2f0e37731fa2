import { Menu, Portal } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { MoreIcon } from '#ui/icons.tsx';
import { RouterLink } from '#ui/link.tsx';
import { Text } from '#ui/text.tsx';

export type RowAction = { label: string } & (
  | { to: string }
  | {
      onSelect: () => void;
      isDanger?: boolean;
      /** Why it is not allowed here; left out where it is. */
      disabledReason?: string | undefined;
    }
);

type RowMenuProps = {
  /** What the row lists, by its name. */
  name: string;
  actions: readonly RowAction[];
  /** What an action opens: a dialog that asks first. */
  children?: ReactNode;
};

/** What can be done with a row of a list. */
export function RowMenu({ name, actions, children }: RowMenuProps) {
  const id = useId();
  return (
    <>
      <Menu.Root ids={{ trigger: id }} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <IconButton bare label={`More about ${name}`} height="9">
            <MoreIcon />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {actions.map((action) => (
                <Item key={action.label} action={action} triggerId={id} />
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {/* Not within the row, which a click follows. */}
      <Portal>{children}</Portal>
    </>
  );
}

function Item({ action, triggerId }: { action: RowAction; triggerId: string }) {
  const { label } = action;
  if ('to' in action) {
    return (
      <Menu.Item value={label} asChild>
        <RouterLink to={action.to}>{label}</RouterLink>
      </Menu.Item>
    );
  }
  const { onSelect, isDanger = false, disabledReason } = action;
  return (
    <Menu.Item
      value={label}
      disabled={disabledReason !== undefined}
      onSelect={() => {
        // A dialog gives the focus back to what had it: the button, for the menu is gone by then.
        document.getElementById(triggerId)?.focus();
        onSelect();
      }}
      color={isDanger && !disabledReason ? 'danger.text' : undefined}
    >
      <span>
        {label}
        {disabledReason && (
          <Text size="sm" tone="muted">
            {disabledReason}
          </Text>
        )}
      </span>
    </Menu.Item>
  );
}
