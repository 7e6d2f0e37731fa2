import { chakra } from '@chakra-ui/react';
import { describeAddress } from '@kowhai/domain/address/describe-address';
import { joinFlat } from '@kowhai/domain/address/flats';
import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { useEffect } from 'react';
import { announce } from '#state/announcer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Text } from '#ui/text.tsx';
import type { AddressReader, AddressTexts } from './use-address-reader.ts';

/** What fits on a phone below the field. */
const mostChoices = 6;

/** Below the street: which of several is meant, or that it is not in the list. Says nothing where all is well. */
export function StreetNote({ reader: { finding, choose } }: { reader: AddressReader }) {
  const { choices, isUnknown, isCorrected, isSure, readAs } = finding;
  const shown = choices.slice(0, mostChoices);
  return (
    <chakra.div role="status" display="grid" gap="2" justifyItems="start" _empty={{ display: 'none' }}>
      {isUnknown && (
        <Text size="sm">
          We don’t know this street. Check the spelling, or carry on: we check your address anyway.
        </Text>
      )}
      {readAs && <Text size="sm">We read your suburb as {readAs}.</Text>}
      {!isSure && (
        <Text size="sm">This road has several postcodes. Check yours: it’s on any letter you get.</Text>
      )}
      {shown.length > 0 && (
        <Text size="sm">
          {isCorrected ? 'Did you mean this?' : 'Which of these is it? If none, type your suburb below.'}
        </Text>
      )}
      {shown.map((one) => (
        <Button
          key={describeChoice(one)}
          variant="outline"
          size="sm"
          textAlign="start"
          onClick={() => {
            choose(one);
            announce(`Chosen: ${describeChoice(one)}`);
          }}
        >
          {describeChoice(one)}
        </Button>
      ))}
    </chakra.div>
  );
}

const describeChoice = ({ address, city, postalCode }: SuggestedAddress) =>
  [[address, city].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');

type AddressReadBackProps = { texts: AddressTexts; onCorrect: () => void };

/** A pause in typing: what is read out with each letter is no help. */
const pauseMs = 1000;

/** Reads the address back as a technician would say it, also to screen readers, with one press to correct it. */
export function AddressReadBack({ texts: { address, flat = '', city }, onCorrect }: AddressReadBackProps) {
  const said =
    city.trim().length > 1 ? describeAddress({ address: joinFlat(flat.trim(), address.trim()), city }) : '';
  useEffect(() => {
    const field = document.activeElement;
    // While nobody types, the form was filled in; while the street has the focus, from its list, which says so.
    if (said === '' || !(field instanceof HTMLInputElement) || field.value === address) return;
    const pause = setTimeout(() => announce(`That’s ${said}.`), pauseMs);
    return () => clearTimeout(pause);
  }, [said, address]);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" _empty={{ display: 'none' }}>
      {said && (
        <>
          <Text>
            That’s <chakra.strong fontWeight="semibold">{said}</chakra.strong>.
          </Text>
          <Button variant="outline" size="sm" onClick={onCorrect}>
            Correct it
          </Button>
        </>
      )}
    </chakra.div>
  );
}
