import { chakra } from '@chakra-ui/react';
import type { AddressFinding } from '@kowhai/domain/address/address-finding';
import { describeChoice } from '@kowhai/domain/address/address-reading';
import { type ComponentProps, useState } from 'react';
import { announce } from '#state/announcer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FieldHint } from '#ui/fields/field.tsx';
import type { AddressControl } from './use-address.ts';

/** What fits on a phone below the field. */
const mostChoices = 6;

type AddressNoteProps = { id: string; address: AddressControl };

/**
 * The hint of the street, below its field. What is known of the street takes its place: which of several is meant, and
 * what can't belong together. It may come late, so its two lines are kept free, and several answers open on request.
 */
export function AddressNote({ id, address: { finding, fill, change } }: AddressNoteProps) {
  const [opened, setOpened] = useState<AddressFinding>();
  const isOpen = opened === finding;
  const sentences = describe(finding);
  const { choices, misfits } = finding;
  const offers = [
    ...choices.slice(0, mostChoices).map((one) => ({ label: describeChoice(one), take: () => fill(one) })),
    ...misfits.flatMap(({ changes }) =>
      changes.map(({ label, texts }) => ({ label, take: () => change(texts) })),
    ),
  ].map(({ label, take }) => ({
    children: label,
    onClick: () => {
      take();
      announce(`Chosen: ${label}`);
    },
  }));
  return (
    <chakra.div marginTop="-3" fontSize="sm" lineHeight="1.5">
      <chakra.div id={id} minHeight="3em">
        {sentences.length === 0 && (
          <FieldHint>Number and street, no PO Box. We fill in the rest where we know it.</FieldHint>
        )}
        <chakra.div role="status" textWrap="pretty">
          {sentences.join(' ')} {offers.length === 1 && <InlineButton {...offers[0]} />}
          {offers.length > 1 && (
            <InlineButton aria-expanded={isOpen} onClick={() => setOpened(isOpen ? undefined : finding)}>
              Choose from {offers.length}
            </InlineButton>
          )}
        </chakra.div>
      </chakra.div>
      {isOpen && offers.length > 1 && (
        <chakra.div display="grid" gap="2" justifyItems="start" marginTop="2">
          {offers.map((offer) => (
            <Button key={offer.children} variant="outline" size="sm" textAlign="start" {...offer} />
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function describe({ choices, misfits, unknown, isProposed, isSure, readAs }: AddressFinding): string[] {
  const which = isProposed ? 'Did you mean this?' : 'Which one is it? If none, type your suburb below.';
  return [
    unknown,
    readAs && `We read your suburb as ${readAs}.`,
    isSure ? '' : 'This road has several postcodes. Check yours: it’s on any letter you get.',
    ...misfits.map(({ title }) => `${title}.`),
    choices.length > 0 ? which : '',
  ].filter(Boolean);
}

/** In line with the words before it, and as high for a finger as the other buttons. */
const InlineButton = (props: ComponentProps<typeof Button>) => (
  <Button
    variant="quiet"
    display="inline-block"
    minHeight="0"
    borderWidth="0"
    paddingBlock="2"
    marginBlock="-2"
    fontSize="inherit"
    lineHeight="inherit"
    textAlign="start"
    {...props}
  />
);
