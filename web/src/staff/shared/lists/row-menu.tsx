import { chakra, IconButton, Menu, Portal, VisuallyHidden } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { type ConfirmedAction, ConfirmedActionDialog } from '#staff/shared/parts/confirmed-action.tsx';
import { TextLink } from '#ui/buttons/link.tsx';

type RowMenuProps = {
  name: string;
  /** The URL of the edit button, which is always visible. */
  editPath?: string;
  actions?: readonly { label: string; onChoose: () => void }[];
  deletion: ConfirmedAction;
  deleteLabel?: string;
  /** The reason why it cannot be deleted, which the menu then shows. */
  whyNot?: string | undefined;
};

export function RowMenu(props: RowMenuProps) {
  const { name, editPath, actions = [], deletion, deleteLabel = 'Delete', whyNot } = props;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const choose = (act: () => void) => () => {
    // A dialog returns the focus to the element that had it. That must be this button, as the menu item is unmounted.
    document.getElementById(id)?.focus();
    act();
  };
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      {editPath && (
        <TextLink to={editPath} standalone>
          Edit<VisuallyHidden> {name}</VisuallyHidden>
        </TextLink>
      )}
      <Menu.Root ids={{ trigger: id }} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <IconButton variant="ghost" aria-label={`Actions for ${name}`} size="sm">
            <span aria-hidden>⋯</span>
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={`Actions for ${name}`}>
              {actions.map(({ label, onChoose }) => (
                <Menu.Item key={label} value={label} onSelect={choose(onChoose)}>
                  {label}
                </Menu.Item>
              ))}
              <Menu.Item
                value="delete"
                disabled={whyNot !== undefined}
                onSelect={choose(() => setAsking(true))}
                color={whyNot ? undefined : 'danger.text'}
              >
                {deleteLabel}
                {whyNot && (
                  <chakra.span display="block" fontSize="xs" fontWeight="normal">
                    {whyNot}
                  </chakra.span>
                )}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmedActionDialog action={deletion} isOpen={isAsking} onClose={() => setAsking(false)} />
    </chakra.span>
  );
}
