/** Sets things up by calling the API as any program does, where no browser has to be looked at. */
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Person } from './people.ts';

type Item = { _id: string };

/** A network of its own, because how much one may send is limited. */
function uniqueNetwork(): string {
  return `2001:db8:${crypto.randomUUID().slice(0, 4)}::1`;
}

/** Calls the API, as someone or as nobody. @throws Error for any refusal */
export async function callApi<T>(
  method: string,
  path: string,
  { as: person, body }: { as?: Person; body?: object } = {},
): Promise<T> {
  const token = person && (await findToken(person));
  const response = await fetch(`${siteUrl}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': uniqueNetwork(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const tokens = new Map<string, Promise<string>>();

function findToken({ email, password }: Person): Promise<string> {
  const known = tokens.get(email);
  if (known) return known;
  const login = callApi<{ token: string }>('POST', '/api/users/login', { body: { email, password } });
  const token = login.then((answer) => answer.token);
  tokens.set(email, token);
  return token;
}

export async function placeOrderFor(
  person: Person,
  planId = 'fibre-everyday',
): Promise<Item & { number: string }> {
  const serviceAddress = {
    address: '12 Rātā Street',
    city: 'Karori',
    region: 'Wellington',
    postalCode: '6012',
    country: 'New Zealand',
  };
  const orderServices = [{ _id: planId, qty: 1 }];
  return callApi('POST', '/api/orders', {
    as: person,
    body: { orderServices, orderHardwares: [], serviceAddress },
  });
}

/** Asks something by the contact form. Nobody else has the surname. */
export async function sendEnquiry(): Promise<Item & { lastName: string; email: string }> {
  const tag = crypto.randomUUID().slice(0, 8);
  const enquiry = {
    firstName: 'Aroha',
    lastName: `Asker-${tag}`,
    email: `aroha-${tag}@example.org`,
    enquirySubject: 'Technical Support',
    enquiryMessage: 'Does the mesh reach the shed?',
  };
  const { enquiryId } = await callApi<{ enquiryId: string }>('POST', '/api/mail/send-enquiry', {
    body: enquiry,
  });
  return { ...enquiry, _id: enquiryId };
}

/** Opens an account for someone new. */
export async function register(person: Person & { firstName: string; lastName: string }): Promise<Item> {
  const details = { phone: '021 000 000', address: '12 Rātā Street, Karori, Wellington 6012' };
  return callApi('POST', '/api/users', { body: { ...person, ...details } });
}
