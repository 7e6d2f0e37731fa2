import { type AddressCheck, checkAddress } from '@kowhai/domain/address/address-check';
import type { AddressSuggestion } from '@kowhai/domain/api/addresses';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AddressSuggestions } from '#shared/address/address-suggestions.tsx';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { AddressCheckForm } from '#shop/shared/address-check-form.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { AddressAnswer, PlansOf } from './address-answer.tsx';

const title = 'What can I get at my address?';

/** Says what can be had at an address that is in the URL, where a form brings it before any script. */
export function CheckAddressPage() {
  const [search] = useSearchParams();
  const typed = search.get('address') ?? '';
  const navigate = useNavigate();
  const { state } = useLocation();
  const check = ({ label, id }: AddressSuggestion) =>
    navigate(paths.checkAddress(label), { state: { addressId: id } });
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
        <AddressCheckForm
          key={typed}
          address={typed}
          isLabelHidden
          renderSuggestions={(fieldId) => <AddressSuggestions fieldId={fieldId} onSuggestion={check} />}
        />
      </div>
      <Answer key={`answer ${typed}`} typed={typed} addressId={state?.addressId} />
    </Container>
  );
}

/** @param addressId the provider's, where the address was chosen from its list */
function Answer({ typed, addressId }: { typed: string; addressId: string | undefined }) {
  const check = useMemo(() => {
    const checked = checkAddress(typed);
    if (!checked || !('address' in checked) || !addressId) return checked;
    return { ...checked, address: { ...checked.address, addressId } };
  }, [typed, addressId]);
  if (!check) return null;
  return 'address' in check ? <AddressAnswer {...check} /> : <Question {...check} />;
}

function Question({ question, choices }: Extract<AddressCheck, { question: string }>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section aria-labelledby="question">
        <Heading id="question" ref={heading} tabIndex={-1} size="lg">
          {question}
        </Heading>
        <ul>
          {choices.map(({ label, address }) => (
            <li key={label}>
              <TextLink to={paths.checkAddress(address)} standalone>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
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
