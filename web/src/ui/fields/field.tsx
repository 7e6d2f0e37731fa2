import { chakra, type RecipeVariantProps } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, type Ref, useId, useMemo } from 'react';
import { AlertIcon } from '#ui/icons.tsx';
import type { controlRecipe } from './control-recipe.ts';
import { type Control, hydrationSafeRef } from './hydration-safe-input.ts';

/** The props of every field, besides those of its native control. */
export type FieldProps = {
  label: ReactNode;
  /** A line below the label: why this is asked, or the expected format. */
  hint?: ReactNode;
  error?: string | undefined;
  /** The id of what else describes it, beside it. */
  describedBy?: string | undefined;
  /** Adds "(optional)" to the label. Fields are required by default. */
  optional?: boolean;
};

/** The props of a field whose control is a native element. */
export type ControlFieldProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, 'size' | 'width' | 'height' | 'children' | 'color'> &
  RecipeVariantProps<typeof controlRecipe>;

export function controlIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error` };
}

/** The ARIA attributes that link a control to its hint and error. */
export function describeControl(
  id: string,
  { hint, error, describedBy }: Pick<FieldProps, 'hint' | 'error' | 'describedBy'>,
) {
  const ids = controlIds(id);
  const all = [error ? ids.error : undefined, hint ? ids.hint : undefined, describedBy];
  return {
    id,
    'aria-describedby': all.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

type ControlProps<C extends Control> = FieldProps & {
  id?: string | undefined;
  name?: string | undefined;
  ref?: Ref<C> | undefined;
};

/** Splits a field's props into those of its frame and those of its control, and links the two by ids. */
export function useField<C extends Control, P extends ControlProps<C>>(props: ControlProps<C> & P) {
  const { label, hint, error, describedBy, optional = false, ref, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? rest.name ?? ownId;
  const control = useMemo(() => hydrationSafeRef(ref), [ref]);
  return {
    frame: { id, label, hint, error, optional },
    control: {
      'aria-required': !optional,
      ...rest,
      ...describeControl(id, { hint, error, describedBy }),
      ref: control,
    },
  };
}

const Label = chakra('label', { base: { display: 'block', fontWeight: 'semibold', lineHeight: 'snug' } });
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'ink.muted', lineHeight: 'snug' } });
const ErrorText = chakra('p', {
  base: { fontSize: 'sm', fontWeight: 'semibold', color: 'danger.text', lineHeight: 'snug' },
});

type FieldFrameProps = FieldProps & { id: string; children: ReactNode };

/** The frame of every field: label, hint, control and error. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  const ids = controlIds(id);
  return (
    // WebKit takes a select to be as wide as its longest option, also where it may shrink.
    <chakra.div
      display="grid"
      gap="1.5"
      justifyItems="start"
      gridTemplateColumns="minmax(0, 1fr)"
      minWidth="0"
    >
      <Label htmlFor={id}>
        {label}
        {optional && (
          <chakra.span fontWeight="normal" color="ink.muted">
            {' '}
            (optional)
          </chakra.span>
        )}
      </Label>
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
      {children}
      <FieldError id={ids.error} message={error} />
    </chakra.div>
  );
}

/** The error of a field, with an icon, so that it does not rely on colour alone. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <ErrorText id={id}>
      <AlertIcon /> {message}
    </ErrorText>
  );
}

export { Hint as FieldHint };
