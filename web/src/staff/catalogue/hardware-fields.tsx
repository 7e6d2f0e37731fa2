import { chakra } from '@chakra-ui/react';
import type { HardwareFields } from '@kowhai/domain/hardware';
import { planCategories, planCategoryNames } from '@kowhai/domain/plan';
import type { UseFormReturn } from 'react-hook-form';
import { DocumentField } from '#staff/editor/document-field.tsx';
import { ImageField } from '#staff/editor/image-field.tsx';
import { labelOf } from '#staff/records/field-labels.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type HardwareFieldsFormProps = {
  form: UseFormReturn<HardwareFields, unknown, HardwareFields>;
  /** How many there are, as far as this screen knows. */
  countInStock: number;
};

/** Every field of a piece of hardware. A draft may lack any of them. */
export function HardwareFieldsForm({ form, countInStock }: HardwareFieldsFormProps) {
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
        hint="It is offered with the plans of this category."
        length="medium"
        options={planCategories.map((value) => ({ value, label: planCategoryNames[value] }))}
        error={errors.category?.message}
        {...register('category')}
      />
      <TextField
        label={labelOf('price')}
        hint="In dollars, including GST"
        inputMode="decimal"
        length="short"
        numeric
        autoComplete="off"
        error={errors.price?.message}
        {...register('price', { valueAsNumber: true })}
      />
      <TextField
        label={labelOf('countInStock')}
        hint={`There were ${countInStock} when this was read. The difference is what is stored, so that no sale made meanwhile is lost.`}
        inputMode="numeric"
        length="short"
        numeric
        autoComplete="off"
        error={errors.countInStock?.message}
        {...register('countInStock', { valueAsNumber: true })}
      />
      <ImageField
        path={watch('imagePath')}
        alt={watch('imageAlt')}
        error={errors.imagePath?.message}
        onChange={(path) => setValue('imagePath', path, { shouldDirty: true, shouldValidate: true })}
      />
      <TextField
        label={labelOf('imageAlt')}
        hint="For those who cannot see it: what is in the picture"
        optional
        autoComplete="off"
        error={errors.imageAlt?.message}
        {...register('imageAlt')}
      />
      <TextAreaField
        label={labelOf('shortDescription')}
        rows={2}
        optional
        error={errors.shortDescription?.message}
        {...register('shortDescription')}
      />
      <TextField
        label={labelOf('tagline')}
        optional
        autoComplete="off"
        error={errors.tagline?.message}
        {...register('tagline')}
      />
      {([1, 2, 3, 4] as const).map((n) => (
        <chakra.div key={n} display="grid" gap="3">
          <TextField
            label={labelOf(`hardwareFeatureName${n}`)}
            optional
            autoComplete="off"
            error={errors[`hardwareFeatureName${n}`]?.message}
            {...register(`hardwareFeatureName${n}`)}
          />
          <TextAreaField
            label={labelOf(`hardwareFeatureInfo${n}`)}
            rows={2}
            optional
            error={errors[`hardwareFeatureInfo${n}`]?.message}
            {...register(`hardwareFeatureInfo${n}`)}
          />
        </chakra.div>
      ))}
      <TextAreaField
        label={labelOf('introductionInfo')}
        optional
        error={errors.introductionInfo?.message}
        {...register('introductionInfo')}
      />
      <TextAreaField
        label={labelOf('moreInfo')}
        optional
        error={errors.moreInfo?.message}
        {...register('moreInfo')}
      />
      <DocumentField
        name="factsheetPath"
        label={labelOf('factsheetPath')}
        path={watch('factsheetPath')}
        error={errors.factsheetPath?.message}
        onChange={(path) => setValue('factsheetPath', path, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}
