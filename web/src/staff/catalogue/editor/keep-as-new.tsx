import { Button } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { CatalogueKind } from '#staff/catalogue/catalogue-kinds.ts';
import { listChanged } from '#staff/shared/editor/merge-changes.ts';
import { keepFields, readKeptFields } from '#staff/shared/editor/use-editor-draft.ts';
import { Alert } from '#staff/shared/parts/alert.tsx';
import { dropDraft } from '#state/drafts.ts';

type KeepAsNewProps = {
  editing: {
    kind: Pick<CatalogueKind, 'kind' | 'thing' | 'paths'>;
    blank: FieldValues;
    document: { path: string };
  };
  id: string;
  fields: FieldValues;
};

/** The id of an item that is not stored yet, under which its draft is kept. */
export const idOfNew = (kind: string) => `new-${kind}`;

/** Copies the typed fields into the draft of a new item. The PDF is left out, as it is deleted with the old item. */
function KeepAsNew({ editing: { kind, blank, document }, id, fields }: KeepAsNewProps) {
  const navigate = useNavigate();
  const keep = () => {
    const { isPublished, [document.path]: path, ...mine } = fields;
    keepFields(idOfNew(kind.kind), blank, listChanged(blank, mine));
    dropDraft(`staff-${id}`);
    navigate(kind.paths.new());
  };
  return (
    <Button variant="outline" onClick={keep}>
      Keep what you typed as a new draft
    </Button>
  );
}

export function GoneNotice(props: KeepAsNewProps) {
  const { thing } = props.editing.kind;
  return (
    <Alert status="warning" title={`This ${thing} has been deleted`} action={<KeepAsNew {...props} />}>
      You can’t save it here any more, but you can keep what you typed.
    </Alert>
  );
}

/** Offers the kept draft of an item that was deleted before the editor was opened again. */
export function KeptFields(props: Omit<KeepAsNewProps, 'fields'>) {
  const fields = readKeptFields(props.id);
  return fields && <KeepAsNew {...props} fields={fields} />;
}
