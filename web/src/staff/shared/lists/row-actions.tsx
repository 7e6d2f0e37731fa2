import { chakra, IconButton } from '@chakra-ui/react';
import { type ConfirmedAction, ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { DropMenu } from '#staff/shared/parts/drop-menu.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type RowActionsProps = {
  name: string;
  editPath: string;
  deletion: ConfirmedAction;
  whyNot?: { short: string; whole: string } | undefined;
  more?: readonly { label: string; onChoose: () => void }[];
};

export function RowActions({ name, editPath, deletion, whyNot, more = [] }: RowActionsProps) {
  return (
    <chakra.span display="inline-flex" alignItems="baseline" gap={{ base: '2', md: '1', lg: '2' }}>
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
        <DropMenu
          label={`More for ${name}`}
          choices={more}
          trigger={
            <IconButton variant="ghost" aria-label={`More for ${name}`} size="sm">
              <span aria-hidden>⋯</span>
            </IconButton>
          }
        />
      )}
    </chakra.span>
  );
}
