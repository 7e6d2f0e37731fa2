import { chakra } from '@chakra-ui/react';
import type { SwitchAnswers } from '@kowhai/domain/orders/setup-questions';
import { landlineQuestion, switchQuestions, writeConsent } from '@kowhai/domain/orders/switch-words';
import { useState } from 'react';
import { keepSwitchAnswers, readSwitchAnswers } from '#state/switch-answers.ts';
import { Alert } from '#ui/alert.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** Asks who the home is with now, and for consent where we are to switch it. All of it may stay unanswered. */
export function SwitchQuestion() {
  const [answers, setAnswers] = useState(readSwitchAnswers);
  const { provider = '', account = '', arrangeSwitch } = answers;
  const keep = (next: SwitchAnswers) => {
    keepSwitchAnswers(next);
    setAnswers(next);
  };
  const { label, choices } = switchQuestions.arrangeSwitch;
  const words = writeConsent({ provider: provider.trim(), account: account.trim() });

  return (
    <chakra.section display="grid" gap="5" aria-label="Switching">
      <TextField
        {...switchQuestions.provider}
        optional
        name="provider"
        length="medium"
        maxLength={120}
        autoComplete="off"
        value={provider}
        // The consent names both, so another provider or account takes it back. Without a provider there is no account.
        onChange={({ target: { value } }) => keep(value ? { provider: value, account } : {})}
      />
      {provider && (
        <TextField
          {...switchQuestions.account}
          optional
          name="account"
          length="medium"
          maxLength={40}
          autoComplete="off"
          value={account}
          onChange={({ target: { value } }) => keep({ provider, account: value })}
        />
      )}
      {provider && (
        <Alert status="warning" title={landlineQuestion.title}>
          {landlineQuestion.text}
        </Alert>
      )}
      {words && (
        <RadioGroup
          label={label}
          hint={words}
          name="arrangeSwitch"
          value={arrangeSwitch ?? ''}
          onChange={({ target }) =>
            keep({ provider, account, arrangeSwitch: target.value === 'yes' ? 'yes' : 'no' })
          }
          options={Object.entries(choices).map(([value, text]) => ({ value, label: text }))}
        />
      )}
    </chakra.section>
  );
}
