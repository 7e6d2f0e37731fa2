import type { FieldTable } from '@kowhai/domain/catalogue/catalogue-fields';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Failure } from '#data/client/failure.ts';
import type { CatalogueItem, CatalogueKind } from '#staff/catalogue/catalogue-kinds.ts';
import { listChanged } from '#staff/shared/editor/merge-changes.ts';
import { type EditorOptions, isStored, useEditor } from '#staff/shared/editor/use-editor.ts';
import { moveDraft } from '#staff/shared/editor/use-editor-draft.ts';
import { showToast } from '#state/toasts.ts';
import type { TabItem } from '#ui/tabs.tsx';

export type EditableFields = { name: string; price: number; isPublished: boolean };

export type DocumentActionProps<T> = {
  item: T;
  isDirty: boolean;
  onMade: (item: T) => void;
};

export type CatalogueEditing<Fields extends EditableFields, T extends CatalogueItem & Fields> = Pick<
  EditorOptions<Fields, T>,
  'schema' | 'parseItem' | 'amounts'
> & {
  kind: CatalogueKind<T>;
  table: FieldTable<Fields>;
  blank: Fields;
  listProblems: (fields: Fields) => Partial<Record<string, string>>;
  /** The field of the item's PDF, and the field of the month that the PDF is from. */
  document: { path: keyof Fields & string; month: string };
  useStore: () => {
    create: (draft: Omit<Fields, 'isPublished'> & { _id: string }) => Promise<T>;
    update: (changed: Partial<Fields>, base: T) => Promise<T>;
  };
  describePreview: (shown: T) => readonly TabItem[];
  DocumentAction?: ComponentType<DocumentActionProps<T>>;
};

/** Edits a plan or a piece of hardware. The first save of a new one creates it, and the editor moves to its URL. */
export function useCatalogueEditor<Fields extends EditableFields, T extends CatalogueItem & Fields>(
  { kind, table, blank, document, useStore, ...options }: CatalogueEditing<Fields, T>,
  item: T,
) {
  const { create, update } = useStore();
  const navigate = useNavigate();
  const [newId] = useState(() => crypto.randomUUID());
  // An item has every field of a blank one.
  const fieldsOf = (one: T) =>
    Object.fromEntries(Object.keys(blank).map((name) => [name, one[name]])) as unknown as Fields;

  const send = async (changed: Partial<Fields>, base: T) => {
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

  return useEditor<Fields, T>({
    ...options,
    item,
    fieldsOf,
    send,
    describeSaved: (saved, sent) => {
      const message = `${kind.formLabel} ${isStored(item) ? 'updated' : 'created successfully'}`;
      const path = saved[document.path];
      const isNew = path && path !== sent[document.path];
      return isNew ? `${message}, with a new ${table[document.path].label.toLowerCase()}` : message;
    },
    onSaved: (saved) => {
      if (isStored(item)) return;
      moveDraft(item._id, saved._id);
      navigate(kind.paths.edit(saved._id), { replace: true });
    },
  });
}
