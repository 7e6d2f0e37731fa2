import type { Amount } from '@kowhai/domain/cart/amounts';
import { listPhoneNumbers, toPhoneHref } from '@kowhai/domain/people/phone';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string, href?: string])[] }
  | {
      kind: 'amounts';
      rows: readonly { name: string; note?: string; value: string; weight?: Amount['weight'] }[];
    }
  | { kind: 'lines'; rows: readonly { product: string; price: string; quantity: string; total: string }[] }
  | { kind: 'steps'; steps: readonly { title: string; when: string }[] }
  | { kind: 'button'; text: string; href: string };

export type Mail = {
  subject: string;
  preheader: string;
  title: string;
  blocks: readonly Block[];
};

export type MailWords = Omit<Mail, 'blocks'> & { blocks: readonly (Block | string)[] };

type Fact = string | readonly [value: string, href: string];

export function facts(named: Record<string, Fact | undefined>): Block {
  const rows = Object.entries(named).flatMap(([name, fact]): [string, string, string?][] => {
    if (fact === undefined) return [];
    return [typeof fact === 'string' ? [name, fact] : [name, ...fact]];
  });
  return { kind: 'facts', rows };
}

/** A number that can be called at a press, as mail programs are told to make no links of their own. */
export function callable(phone: string): Fact {
  const [number] = listPhoneNumbers(phone);
  return number ? [phone, toPhoneHref(number)] : phone;
}
