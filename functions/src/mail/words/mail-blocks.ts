import type { Amount } from '@kowhai/domain/cart/amounts';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  | {
      kind: 'amounts';
      rows: readonly { name: string; note?: string; value: string; weight?: Amount['weight'] }[];
    }
  | { kind: 'lines'; rows: readonly { product: string; price: string; quantity: string; total: string }[] }
  | { kind: 'steps'; items: readonly { title: string; when: string }[] }
  | { kind: 'button'; text: string; href: string };

export type Mail = {
  subject: string;
  preheader: string;
  title: string;
  blocks: readonly Block[];
};

export type MailWords = Omit<Mail, 'blocks'> & { blocks: readonly (Block | string)[] };

export function facts(named: Record<string, string | undefined>): Block {
  const rows = Object.entries(named).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return { kind: 'facts', rows };
}
