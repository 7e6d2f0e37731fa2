import { type HouseholdAnswers, householdAnswers, householdQuestions } from '@kowhai/domain/plan-finder';
import { useNavigate } from 'react-router-dom';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { paths } from '#web/paths.ts';

/** @param given the answers of the address, whatever stands there */
export function FinderForm({ given }: { given: Partial<HouseholdAnswers> }) {
  const navigate = useNavigate();
  const form = useValidatedForm<Partial<HouseholdAnswers>, HouseholdAnswers>(householdAnswers, given);
  return (
    <Form form={form} aria-label="Your home" onValid={(answers) => navigate(paths.finder(answers))}>
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
