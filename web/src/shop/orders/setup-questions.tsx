import { chakra } from '@chakra-ui/react';
import { findDayProblem } from '@kowhai/domain/orders/connection-day-rule';
import type { Order } from '@kowhai/domain/orders/order';
import {
  describeSetupAnswers,
  listSetupQuestions,
  setupAnswers,
} from '@kowhai/domain/orders/setup-questions';
import { landlineQuestion, writeConsent } from '@kowhai/domain/orders/switch-words';
import { findArrangedAt, findConsent } from '@kowhai/domain/orders/switching';
import { formatDate, formatMomentInWords } from '@kowhai/domain/time/date';
import { useState } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { useChange } from '#data/use-change.ts';
import { TitledCard } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useStoredOnLeaving } from '#ui/fields/use-stored-on-leaving.ts';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** The questions that replace a phone call. Each answer is saved alone, and can be changed until the order is completed. */
export function SetupQuestions({ order }: { order: Order }) {
  const questions = listSetupQuestions(order.orderServices);
  const open = questions.filter(({ name }) => !order.setup[name]);
  const [first] = open;
  const count = `${inWords[open.length] ?? open.length} quick ${open.length === 1 ? 'question saves' : 'questions save'}`;
  return (
    <TitledCard title="What we need from you">
      <Text size="sm">
        {first
          ? `${count} a phone call. All optional. We save each answer as you go, and only our staff see it.`
          : 'That’s all we need. You can change your answers until you’re connected.'}
      </Text>
      <div>
        {questions.map((question) => (
          <Question
            key={question.name}
            order={order}
            question={question}
            isFirst={question.name === first?.name}
          />
        ))}
      </div>
    </TitledCard>
  );
}

type QuestionProps = {
  order: Order;
  question: ReturnType<typeof listSetupQuestions>[number];
  /** The first one without an answer is open at first. */
  isFirst: boolean;
};

function Question({ order, question: { name, label, hint, kind, choices }, isFirst }: QuestionProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const saving = useChange('answerSetup');
  const [problem, setProblem] = useState<string>();
  const stored = order.setup[name] ?? '';
  const error = problem ?? saving.error?.message;

  const { region } = order.serviceAddress;

  const save = (answer: string) => {
    setProblem(undefined);
    if (answer === stored) return;
    const checked = setupAnswers.safeParse({ [name]: answer });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    const dayProblem = name === 'day' && findDayProblem(answer, formatDate(serverNow()), region);
    if (dayProblem) return setProblem(dayProblem);
    // With what they agree to, as it is shown here.
    const { provider = '', account = '' } = order.setup;
    const consent = checked.data.arrangeSwitch === 'yes' && { provider, account };
    saving.mutate({ params: { id: order._id }, body: { ...checked.data, ...consent } });
  };
  const field = useStoredOnLeaving(stored, save);
  const [answer] = describeSetupAnswers({ [name]: stored });
  // The summary of the disclosure shows the label already.
  const isSwitch = name === 'arrangeSwitch';
  const common = {
    name,
    label: <VisuallyHidden>{label}</VisuallyHidden>,
    hint: isSwitch
      ? (writeConsent(order.setup) ?? 'First tell us your provider and your account number')
      : hint,
    error,
  };

  return (
    <Disclosure
      // An error must stay visible.
      open={isOpen || error !== undefined}
      onToggle={setOpen}
      summary={
        <span>
          {label}
          {answer && !isOpen && (
            <chakra.span display="block" fontSize="sm" fontWeight="normal" color="ink.muted">
              {answer.value}
            </chakra.span>
          )}
        </span>
      }
    >
      <chakra.div color="ink">
        {kind === 'choice' ? (
          <RadioGroup
            {...common}
            value={saving.isPending ? (saving.variables.body[name] ?? stored) : stored}
            options={Object.entries(choices ?? {}).map(([value, text]) => ({ value, label: text }))}
            onChange={({ target }) => save(target.value)}
          />
        ) : (
          <TextField
            {...common}
            {...field}
            aria-required={false}
            type={kind === 'day' ? 'date' : 'text'}
            length={kind === 'day' ? 'short' : undefined}
          />
        )}
      </chakra.div>
      {name === 'provider' && (
        <Text size="sm" marginTop="2">
          <strong>{landlineQuestion.title}</strong> {landlineQuestion.text}
        </Text>
      )}
      {isSwitch && <ConsentNote order={order} />}
      <Text size="sm" tone="muted" role="status" minHeight="1.5em">
        {saving.isPending ? 'Saving…' : saving.isSuccess && 'Saved'}
      </Text>
    </Disclosure>
  );
}

function ConsentNote({ order }: { order: Order }) {
  const consent = findConsent(order);
  if (!consent) return null;
  const { consentedAt } = consent;
  const arrangedAt = findArrangedAt(order);
  const isMoved = order.outside?.some(({ work, doneAt }) => work === 'move switch' && !doneAt);
  const now = serverNow();
  return (
    <Text size="sm" tone="muted">
      You agreed on {formatMomentInWords(consentedAt, now)}.{' '}
      {arrangedAt
        ? `We arranged it on ${formatMomentInWords(arrangedAt, now)}.`
        : 'You can change your mind until we’ve arranged it.'}
      {isMoved && ' We’ll tell your old provider of the new address.'}
    </Text>
  );
}
