import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Failure } from '#data/client/failure.ts';
import type { CatalogueFields, CatalogueItem, CatalogueKind } from '#staff/catalogue/catalogue-kind.ts';
import { listChanged } from '#staff/shared/editor/merge-changes.ts';
import { isStored, useEditor } from '#staff/shared/editor/use-editor.ts';
import { showToast } from '#state/toasts.ts';

/** Edits a plan or a piece of hardware. The first save of a new one creates it, and the editor moves to its URL. */
export function useCatalogueEditor(kind: CatalogueKind, item: CatalogueItem) {
  const { table, blank, document, schema, parseRecord, amounts } = kind;
  const { create, update } = kind.useStore();
  const navigate = useNavigate();
  const [newId] = useState(() => crypto.randomUUID());
  const fieldsOf = (one: CatalogueItem): CatalogueFields => ({
    ...blank,
    ...Object.fromEntries(Object.keys(blank).map((name) => [name, one[name]])),
  });

  const send = async (changed: Partial<CatalogueFields>, base: CatalogueItem) => {
    if (isStored(base)) return update(changed, base);
    const wanted = { ...blank, ...changed };
    const { isPublished, ...draft } = wanted;
    const created = await create({ ...draft, _id: newId });
    const rest = listChanged(fieldsOf(created), wanted);
    if (Object.keys(rest).length === 0) return created;
    return update(rest, created).catch(({ message }: Failure) => {
      showToast({ status: 'danger', message: `Saved as a draft. ${message}` });
      return created;
    });
  };

  return useEditor<CatalogueFields, CatalogueItem>({
    schema,
    parseRecord,
    amounts,
    record: item,
    fieldsOf,
    send,
    describeSaved: (saved, sent) => {
      const message = `${kind.formLabel} ${isStored(item) ? 'updated' : 'created successfully'}`;
      const path = saved[document.path];
      const isNew = path && path !== sent[document.path];
      return isNew ? `${message}, with a new ${table[document.path]?.label.toLowerCase()}` : message;
    },
    onSaved: (saved) => {
      if (!isStored(item)) navigate(kind.paths.edit(saved._id), { replace: true });
    },
  });
}
