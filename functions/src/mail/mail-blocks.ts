/** What a mail is made of. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** Said in passing, in smaller letters. */
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  /** Something to read off and type in elsewhere. */
  | { kind: 'code'; text: string }
  /** Label and value, one under the other. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** What is bought, with amounts on the right; the last row stands out. */
  | { kind: 'amounts'; rows: readonly (readonly [string, string])[] }
  /** What happens, one after the other, each with its day. */
  | { kind: 'steps'; items: readonly { title: string; when: string }[] }
  | { kind: 'button'; text: string; href: string };

export type Mail = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  title: string;
  blocks: readonly Block[];
};
