import { chakra } from '@chakra-ui/react';
import { describeChoice } from '@kowhai/domain/address/address-reading';
import { announce } from '#state/announcer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Text } from '#ui/text.tsx';
import type { AddressControl } from './use-address.ts';

/** What fits on a phone below the field. */
const mostChoices = 6;

/** Which of several streets is meant, and what can't belong together. Says nothing where all is well. */
export function AddressNote({ address: { finding, fill, change } }: { address: AddressControl }) {
  const { choices, misfits, unknown, isProposed, isSure, readAs } = finding;
  const offers = [
    ...choices.slice(0, mostChoices).map((one) => ({ label: describeChoice(one), take: () => fill(one) })),
    ...misfits.flatMap(({ changes }) =>
      changes.map(({ label, texts }) => ({ label, take: () => change(texts) })),
    ),
  ];
  return (
    <chakra.div role="status" display="grid" gap="2" justifyItems="start" _empty={{ display: 'none' }}>
      {unknown && <Text size="sm">{unknown}</Text>}
      {readAs && <Text size="sm">We read your suburb as {readAs}.</Text>}
      {!isSure && (
        <Text size="sm">This road has several postcodes. Check yours: it’s on any letter you get.</Text>
      )}
      {misfits.map(({ title }) => (
        <Text key={title} size="sm">
          {title}.
        </Text>
      ))}
      {choices.length > 0 && (
        <Text size="sm">
          {isProposed ? 'Did you mean this?' : 'Which of these is it? If none, type your suburb below.'}
        </Text>
      )}
      {offers.map(({ label, take }) => (
        <Button
          key={label}
          variant="outline"
          size="sm"
          textAlign="start"
          onClick={() => {
            take();
            announce(`Chosen: ${label}`);
          }}
        >
          {label}
        </Button>
      ))}
    </chakra.div>
  );
}
