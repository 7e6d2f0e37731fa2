import { type HouseholdAnswers, householdQuestions } from '@kowhai/domain/catalogue/plan-finder';
import type { UseFormReturn } from 'react-hook-form';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { bind } from '#ui/fields/use-validated-form.ts';

type FinderFormProps = {
  form: UseFormReturn<Partial<HouseholdAnswers>, unknown, HouseholdAnswers>;
  onValid: (answers: HouseholdAnswers) => void;
};

export function FinderForm({ form, onValid }: FinderFormProps) {
  return (
    <Form form={form} aria-label="Your home" onValid={onValid}>
      <NoScriptNote what="Finding a plan here" />
      {householdQuestions.map(({ name, question, choices }) => (
        <RadioGroup key={name} label={question} options={choices} {...bind(form, name)} />
      ))}
      <Button type="submit" justifySelf="start">
        Find my plan
      </Button>
    </Form>
  );
}
