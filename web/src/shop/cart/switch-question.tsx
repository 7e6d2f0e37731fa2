import { chakra } from '@chakra-ui/react';
import { writeConsent } from '@kowhai/domain/orders/switch-words';
import { useState } from 'react';
import { keepSwitchAnswers, readSwitchAnswers, type SwitchAnswers } from '#state/switch-answers.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useStoredOnLeaving } from '#ui/fields/use-stored-on-leaving.ts';

/** Asks who the home is with now, and for consent where we are to switch it. All of it may stay unanswered. */
export function SwitchQuestion() {
  const [answers, setAnswers] = useState(readSwitchAnswers);
  const { provider = '', account = '', arrangeSwitch } = answers;
  const keep = (next: SwitchAnswers) => {
    keepSwitchAnswers(next);
    setAnswers(readSwitchAnswers());
  };
  // The consent names both, so another provider or account takes it back. Without a provider there is no account.
  const providerField = useStoredOnLeaving(provider, (typed) =>
    keep(typed.trim() ? { provider: typed.trim(), account } : {}),
  );
  const accountField = useStoredOnLeaving(account, (typed) => keep({ provider, account: typed.trim() }));
  const words = writeConsent(answers);
  const isNoAccount = account !== '' && words === null;

  return (
    <chakra.section display="grid" gap="5" aria-label="Switching">
      <TextField
        label="Who are you with now?"
        hint="Don’t cancel yet: your line could be cut before ours is ready. A landline ends with the switch; for a medical alarm, ask its provider first"
        optional
        name="provider"
        length="medium"
        maxLength={120}
        autoComplete="off"
        {...providerField}
      />
      {provider && (
        <TextField
          label="Your account number there"
          hint="It’s on your bill. We need it to arrange the switch"
          error={isNoAccount ? 'Enter the account number as it is on your bill' : undefined}
          optional
          name="account"
          length="medium"
          maxLength={40}
          autoComplete="off"
          {...accountField}
        />
      )}
      {words && (
        <RadioGroup
          label="Shall we arrange the switch?"
          hint={words}
          name="arrangeSwitch"
          value={arrangeSwitch ?? ''}
          onChange={({ target }) =>
            keep({ provider, account, arrangeSwitch: target.value === 'yes' ? 'yes' : 'no' })
          }
          options={[
            { value: 'yes', label: 'Yes, I agree' },
            { value: 'no', label: 'No, thanks' },
          ]}
        />
      )}
    </chakra.section>
  );
}
