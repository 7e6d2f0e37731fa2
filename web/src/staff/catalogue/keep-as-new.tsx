import { Button } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { listChanged } from '#staff/shared/editor/merge-changes.ts';
import { keepFields, readKeptFields } from '#staff/shared/editor/use-editor-draft.ts';
import { Alert } from '#staff/shared/records/alert.tsx';
import { dropDraft } from '#state/drafts.ts';
import type { CatalogueEditing, EditableFields } from './catalogue-editing.ts';
import type { CatalogueItem } from './catalogue-kinds.ts';

type KeepAsNewProps<Fields extends EditableFields, T extends CatalogueItem & Fields> = {
  editing: CatalogueEditing<Fields, T>;
  /** What was deleted. */
  id: string;
  fields: FieldValues;
};

/** The address of the editor stands for what is not stored yet. */
export const idOfNew = (kind: string) => `new-${kind}`;

/** Takes what stands in an editor over into one for something new. Its document goes with what was deleted. */
function KeepAsNew<Fields extends EditableFields, T extends CatalogueItem & Fields>(
  props: KeepAsNewProps<Fields, T>,
) {
  const { editing, id, fields } = props;
  const { kind, blank, document } = editing;
  const navigate = useNavigate();
  const keep = () => {
    const { isPublished, [document.path]: path, ...mine } = fields;
    keepFields(idOfNew(kind.kind), blank, listChanged<FieldValues>(blank, mine));
    dropDraft(`staff-${id}`);
    navigate(kind.paths.new());
  };
  return (
    <Button variant="outline" onClick={keep}>
      Keep what you typed as a new draft
    </Button>
  );
}

/** In an editor that was open when its item was deleted. */
export function GoneNotice<Fields extends EditableFields, T extends CatalogueItem & Fields>(
  props: KeepAsNewProps<Fields, T>,
) {
  const { thing } = props.editing.kind;
  return (
    <Alert status="warning" title={`This ${thing} has been deleted`} action={<KeepAsNew {...props} />}>
      You can’t save it here any more, but you can keep what you typed.
    </Alert>
  );
}

/** For a draft of an item that was deleted before the editor was opened again. */
export function KeptFields<Fields extends EditableFields, T extends CatalogueItem & Fields>(
  props: Omit<KeepAsNewProps<Fields, T>, 'fields'>,
) {
  const fields = readKeptFields(props.id);
  return fields && <KeepAsNew {...props} fields={fields} />;
}
