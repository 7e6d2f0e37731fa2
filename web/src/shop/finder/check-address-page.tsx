import { chakra } from '@chakra-ui/react';
import type { AddressCheck } from '@kowhai/domain/address/address-check';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { AddressCheckForm } from '#shop/shared/address/address-check-form.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { AddressAnswer, PlansOf } from './address-answer.tsx';

const title = 'What can I get at my address?';

/** Says what can be had at an address that is in the URL, where a form brings it before any script. */
export function CheckAddressPage() {
  const [search] = useSearchParams();
  const typed = search.get('address') ?? '';
  return (
    <Container paddingBottom="16" display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <PageHead
          title={title}
          description="Enter your street and town, or your postcode, and we’ll say what broadband reaches homes there and which plans fit."
          path={paths.checkAddress()}
        />
        <PageHeader title={title} lead="Fibre, Hyperfibre or wireless: here’s what we know so far." />
        <NoScriptNote what="Checking an address here" />
        {/* The prerendered page has no address, so the form is remounted with that of the URL. */}
        <AddressCheckForm key={typed} address={typed} isLabelHidden />
      </div>
      <Answer key={`answer ${typed}`} typed={typed} />
    </Container>
  );
}

function Answer({ typed }: { typed: string }) {
  const [check, setCheck] = useState<AddressCheck | null>();
  useEffect(() => {
    let isLeft = false;
    void readTyped(typed).then((found) => isLeft || setCheck(found));
    return () => {
      isLeft = true;
    };
  }, [typed]);
  if (check === undefined && typed.trim() !== '') {
    return (
      <LoadingShape label="Looking up your address">
        <Skeleton height="34rem" />
      </LoadingShape>
    );
  }
  if (!check) return null;
  if (!('address' in check)) return <Question {...check} />;
  return <AddressAnswer {...check} />;
}

const notLoaded = { question: 'We couldn’t read your address just now. Check it again.', choices: [] };

const readTyped = (typed: string): Promise<AddressCheck | null> =>
  import('#shared/address/street-reader.ts')
    .then(({ checkAddress }) => checkAddress(typed))
    .catch(() => notLoaded);

const Choices = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlock: '4', _empty: { display: 'none' } },
});

function Question({ question, choices }: Extract<AddressCheck, { question: string }>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section aria-labelledby="question">
        <Heading id="question" ref={heading} tabIndex={-1} size="lg">
          {question}
        </Heading>
        <Choices>
          {choices.map(({ label, address }) => (
            <li key={label}>
              <LinkButton to={paths.checkAddress(address)} variant="outline" size="sm">
                {label}
              </LinkButton>
            </li>
          ))}
        </Choices>
        {choices.length > 0 && <Text>Not there? Add your suburb or your postcode above.</Text>}
      </section>
      <section aria-labelledby="every-plan">
        <Heading id="every-plan" size="md">
          All our plans
        </Heading>
        <PlansOf />
        <Text paddingTop="4">We check your address before we connect you.</Text>
      </section>
    </>
  );
}
