import { chakra } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/date';
import type { Order } from '@kowhai/domain/order';
import { findDayProblem, listSetupQuestions, setupAnswers } from '@kowhai/domain/setup-questions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderPart } from '#components/order-part.tsx';
import { orderQuery } from '#data/queries.ts';
import { useChange } from '#data/use-change.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Text } from '#ui/text.tsx';

/** What replaces a phone call. Each answer is saved by itself, and may be changed until the order is done. */
export function SetupQuestions({ order }: { order: Order }) {
  return (
    <OrderPart title="Help us get ready">
      <Text size="sm" tone="muted">
        All of it is optional. Each answer is saved as you give it, and only our staff see it.
      </Text>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {listSetupQuestions(order.orderServices).map((question) => (
          <Question key={question.name} order={order} question={question} />
        ))}
      </chakra.div>
    </OrderPart>
  );
}

type QuestionProps = { order: Order; question: ReturnType<typeof listSetupQuestions>[number] };

function Question({ order, question: { name, label, hint, control, choices } }: QuestionProps) {
  const client = useQueryClient();
  const saving = useChange('answerSetup');
  const [problem, setProblem] = useState<string>();
  const stored = order.setup[name] ?? '';

  const save = (answer: string) => {
    setProblem(undefined);
    if (answer === stored) return;
    const checked = setupAnswers.safeParse({ [name]: answer });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    const dayProblem = name === 'day' && findDayProblem(answer, formatDate(new Date().toISOString()));
    if (dayProblem) return setProblem(dayProblem);
    saving.mutate(
      { params: { id: order._id }, body: checked.data },
      { onSuccess: (changed) => client.setQueryData(orderQuery(order._id).queryKey, changed) },
    );
  };
  const common = { name, label, hint, error: problem ?? saving.error?.message };

  return (
    <div>
      {control === 'choice' ? (
        <RadioGroup
          {...common}
          value={saving.isPending ? (saving.variables.body[name] ?? stored) : stored}
          options={Object.entries(choices ?? {}).map(([value, text]) => ({ value, label: text }))}
          onChange={({ target }) => save(target.value)}
        />
      ) : (
        <TextField
          {...common}
          optional
          type={control === 'day' ? 'date' : 'text'}
          length={control === 'day' ? 'short' : undefined}
          defaultValue={stored}
          onBlur={({ target }) => save(target.value)}
        />
      )}
      <Text size="sm" tone="muted" role="status" minHeight="1.5em">
        {saving.isPending ? 'Saving…' : saving.isSuccess && 'Saved'}
      </Text>
    </div>
  );
}
