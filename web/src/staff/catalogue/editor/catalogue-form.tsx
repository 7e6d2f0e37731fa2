import { Box, Fieldset, Text } from '@chakra-ui/react';
import type { CatalogueField } from '@kowhai/domain/catalogue/catalogue-fields';
import { planCategories, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { price as priceSchema } from '@kowhai/domain/price-schema';
import { readNumber } from '@kowhai/domain/text';
import { maxUploadMegabytes } from '@kowhai/domain/uploaded-file';
import { type ReactNode, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fileUrl } from '#data/client/storage-url.ts';
import type { CatalogueFields, CatalogueKind } from '#staff/catalogue/catalogue-kind.ts';
import { setField } from '#staff/shared/editor/set-field.ts';
import { groupBy } from '#staff/shared/parts/group-by.ts';
import { PlainLink } from '#ui/buttons/link.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField, TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';
import { bind, readError } from '#ui/fields/use-validated-form.ts';
import { FileDrop } from './file-drop.tsx';
import { ImageField } from './image-field.tsx';
import { PlansField } from './plans-field.tsx';

type CatalogueFormProps = {
  table: CatalogueKind['table'];
  form: UseFormReturn<CatalogueFields, unknown, CatalogueFields>;
  stored: CatalogueFields;
  isNew: boolean;
  documentAction?: ReactNode;
};

export function CatalogueForm({ table, ...props }: CatalogueFormProps) {
  const rows = Object.entries(table).filter(([, { kind }]) => kind !== 'published');
  return groupBy(rows, ([, { group = '' }]) => group).map(([group, fields]) => (
    <Fieldset.Root
      key={group}
      spaceY="0"
      minW="0"
      p={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderRadius="l2"
      bg="surface"
    >
      {/* A floated legend is inside the fieldset's border, not on it. */}
      <Fieldset.Legend float="inline-start" width="full" mb="4" fontSize="lg" fontWeight="bold">
        {group}
      </Fieldset.Legend>
      <Fieldset.Content
        clear="both"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, max(14rem, 40%)), 1fr))"
        alignItems="start"
      >
        {fields.map(([name, field]) => {
          const Input = field.kind === 'image' || field.kind === 'document' ? FileInput : ValueInput;
          return (
            <Box key={name} minWidth="0" gridColumn={isShort(name, field) ? undefined : '1 / -1'}>
              <Input name={name} field={field} {...props} />
            </Box>
          );
        })}
      </Fieldset.Content>
    </Fieldset.Root>
  ));
}

const shortTexts = ['highlight', 'download', 'upload', 'typicalDownload', 'typicalUpload', 'dataCap', 'term'];
const textAreaRows: Readonly<Record<string, number>> = { modemReqs: 4, description: 3, shortDescription: 2 };
const isFeature = (name: string) => name.startsWith('hardwareFeature');

function isShort(name: string, { kind }: CatalogueField): boolean {
  return (
    shortTexts.includes(name) ||
    isFeature(name) ||
    kind === 'category' ||
    kind === 'yesOrNo' ||
    kind === 'price' ||
    kind === 'number' ||
    kind === 'stock'
  );
}

type InputProps = Omit<CatalogueFormProps, 'table'> & {
  name: string;
  field: CatalogueField;
};

function ValueInput({ form, stored, isNew, name, field }: InputProps) {
  const { kind, label, unit, hint, optional = false } = field;
  const common = { label: unit ? `${label} ${unit}` : label, hint, optional };
  const value = form.watch(name);
  const number = { length: 'short', numeric: true, autoComplete: 'off' } as const;
  switch (kind) {
    case 'category':
      return (
        <SelectField
          {...common}
          length="medium"
          options={planCategories.map((value) => ({ value, label: planCategoryNames[value] }))}
          {...bind(form, name)}
        />
      );
    case 'plans':
      return (
        <PlansField
          {...common}
          name={name}
          category={form.watch('category')}
          chosen={typeof value === 'object' && value !== null ? value : []}
          error={readError(form, name)}
          onChange={(plans) => setField(form, name, plans)}
        />
      );
    case 'yesOrNo':
      return <CheckboxField label={label} hint={hint} {...bind(form, name)} />;
    case 'price':
      return (
        <PriceField
          {...common}
          {...number}
          price={Number(value)}
          {...bind(form, name, { setValueAs: readNumber, onBlur: ({ target }) => writePrice(target) })}
        />
      );
    case 'number':
      return (
        <TextField
          {...common}
          {...number}
          inputMode="decimal"
          {...bind(form, name, { setValueAs: (typed) => (typed === '' ? null : readNumber(typed)) })}
        />
      );
    case 'stock':
      return (
        <TextField
          {...common}
          {...number}
          hint={
            isNew
              ? undefined
              : `It was ${stored[name]} when you opened this. We save your change to that number, so sales since then still count.`
          }
          inputMode="numeric"
          {...bind(form, name, { setValueAs: readNumber })}
        />
      );
    case 'prose': {
      const rows = isFeature(name) ? 2 : (textAreaRows[name] ?? 6);
      return <TextAreaField {...common} rows={rows} {...bind(form, name)} />;
    }
    default:
      return (
        <TextField
          {...common}
          length={isShort(name, field) ? 'medium' : undefined}
          autoComplete="off"
          {...bind(form, name)}
        />
      );
  }
}

/** Shows a price as money, but what is typed as it is typed. */
function PriceField({ price, ...field }: TextFieldProps & { price: number }) {
  const { name } = field;
  useLayoutEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input && input !== document.activeElement) writePrice(input);
  });
  // A price of 0 is selected on focus, so that typing replaces it.
  return (
    <TextField {...field} inputMode="decimal" onFocus={({ target }) => price === 0 && target.select()} />
  );
}

/** Only what can be saved is written as money: 64.999 stays, so that what is shown is what the form holds. */
function writePrice(input: HTMLInputElement): void {
  const { data } = priceSchema.safeParse(readNumber(input.value));
  if (data !== undefined) input.value = formatMoney(toCents(data));
}

function FileInput({ form, name, field, documentAction }: InputProps) {
  const file = {
    id: name,
    label: field.label,
    path: String(form.watch(name)),
    error: readError(form, name),
    onChange: (path: string) => {
      setField(form, name, path);
      void form.trigger(name);
    },
  };
  if (field.kind === 'document') {
    return (
      <FileDrop
        {...file}
        field="documentPath"
        hint={`${field.hint ?? ''} Drop a PDF here or choose one, up to ${maxUploadMegabytes} MB.`.trim()}
        actions={documentAction}
      >
        {() =>
          file.path ? (
            <PlainLink href={fileUrl(file.path)} target="_blank" rel="noopener" standalone>
              Open the PDF
            </PlainLink>
          ) : (
            <Text textStyle="note">None yet</Text>
          )
        }
      </FileDrop>
    );
  }
  return <ImageField {...file} alt={String(form.watch(field.labelledBy ?? ''))} />;
}
