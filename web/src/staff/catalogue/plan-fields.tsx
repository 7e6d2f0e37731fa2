import { type PlanFields, planCategories, planCategoryNames } from '@kowhai/domain/plan';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DocumentField } from '#staff/editor/document-field.tsx';
import { labelOf } from '#staff/records/field-labels.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type PlanFieldsFormProps = {
  form: UseFormReturn<PlanFields, unknown, PlanFields>;
  /** Another way to an offer summary than to bring one. */
  summaryAction: ReactNode;
};

const facts = [
  { name: 'download', hint: 'Such as 900 Mbps' },
  { name: 'upload', hint: 'Such as 500 Mbps' },
  { name: 'dataCap', hint: 'Such as Unlimited' },
  { name: 'term', hint: 'Such as No fixed term' },
] as const;

const features = ['feature1', 'feature2', 'feature3'] as const;

/** Every field of a plan. A draft may lack any of them. */
export function PlanFieldsForm({ form, summaryAction }: PlanFieldsFormProps) {
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={labelOf('name')}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <SelectField
        label={labelOf('category')}
        length="medium"
        options={planCategories.map((value) => ({ value, label: planCategoryNames[value] }))}
        error={errors.category?.message}
        {...register('category')}
      />
      {facts.map(({ name, hint }) => (
        <TextField
          key={name}
          label={labelOf(name)}
          hint={hint}
          length="medium"
          autoComplete="off"
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
      <TextField
        label={labelOf('equipment')}
        autoComplete="off"
        error={errors.equipment?.message}
        {...register('equipment')}
      />
      <TextField
        label="Price per month"
        hint="In dollars, including GST"
        inputMode="decimal"
        length="short"
        numeric
        autoComplete="off"
        error={errors.price?.message}
        {...register('price', { valueAsNumber: true })}
      />
      <TextAreaField
        label={labelOf('description')}
        hint="One or two sentences, on the plan's card and for search engines"
        rows={3}
        optional
        error={errors.description?.message}
        {...register('description')}
      />
      <TextAreaField
        label={labelOf('productOverview')}
        optional
        error={errors.productOverview?.message}
        {...register('productOverview')}
      />
      {features.map((name) => (
        <TextField
          key={name}
          label={labelOf(name)}
          optional
          autoComplete="off"
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
      <TextAreaField
        label={labelOf('modemReqs')}
        rows={4}
        optional
        error={errors.modemReqs?.message}
        {...register('modemReqs')}
      />
      <DocumentField
        name="offerSummaryPath"
        label={labelOf('offerSummaryPath')}
        path={watch('offerSummaryPath')}
        error={errors.offerSummaryPath?.message}
        onChange={(path) => setValue('offerSummaryPath', path, { shouldDirty: true, shouldValidate: true })}
        action={summaryAction}
      />
    </>
  );
}
