import { chakra, IconButton, Menu, Portal, VisuallyHidden } from '@chakra-ui/react';
import { type ConfirmedAction, ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { TextLink } from '#ui/buttons/link.tsx';

type RowActionsProps = {
  name: string;
  editPath: string;
  deletion: ConfirmedAction;
  /** The reason why it cannot be deleted. */
  whyNot?: { short: string; whole: string } | undefined;
  /** What is done more rarely, in a menu. */
  more?: readonly { label: string; onChoose: () => void }[];
};

export function RowActions({ name, editPath, deletion, whyNot, more = [] }: RowActionsProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      {whyNot && (
        <chakra.span textStyle="note" fontSize="xs" title={whyNot.whole}>
          {whyNot.short}
        </chakra.span>
      )}
      <TextLink to={editPath} standalone>
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </TextLink>
      <ConfirmedActionButton
        action={deletion}
        variant="plain"
        size="sm"
        color={whyNot ? undefined : 'danger.text'}
        disabled={whyNot !== undefined}
        title={whyNot?.whole}
      >
        Delete<VisuallyHidden> {name}</VisuallyHidden>
      </ConfirmedActionButton>
      {more.length > 0 && (
        <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
          <Menu.Trigger asChild>
            <IconButton variant="ghost" aria-label={`More for ${name}`} size="sm">
              <span aria-hidden>⋯</span>
            </IconButton>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content aria-label={`More for ${name}`}>
                {more.map(({ label, onChoose }) => (
                  <Menu.Item key={label} value={label} onSelect={onChoose}>
                    {label}
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </chakra.span>
  );
}
