import { type Account, accepted, call, uniqueId, uniqueNetwork } from './shop.ts';

export const enquiryOf = (family: string) => ({
  firstName: 'Mere',
  lastName: family,
  email: `${uniqueId(family)}@kowhai.example`,
  enquirySubject: 'Technical Support',
  // The same words once more would be the same enquiry.
  enquiryMessage: `Is there fibre in ${uniqueId('Street')}?`,
});

type Enquiry = ReturnType<typeof enquiryOf>;

/** Asks something by the contact form: a stranger whose surname nobody else has, unless it is said. */
export async function sendEnquiry(fields: Partial<Enquiry> = {}, as?: Account) {
  const enquiry = { ...enquiryOf(uniqueId('Asker')), ...fields };
  const sent = call('POST', '/api/mail/send-enquiry', { as, body: enquiry, headers: uniqueNetwork() });
  return { ...enquiry, _id: (await accepted(sent)).enquiryId as string };
}
