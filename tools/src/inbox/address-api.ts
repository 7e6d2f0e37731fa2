import type { AddressSuggestion } from '@kowhai/domain/api/addresses';

export const addressCalls = '/api/nz/address/';

/** Typed as the first word, each of these makes the provider fail in its way. */
const faults = ['hang', 'refuse', 'quota', 'nonsense', 'broken'] as const;
type Fault = (typeof faults)[number];

type Known = Record<'pxid' | 'number' | 'street' | 'suburb' | 'city' | 'region' | 'postcode', string> &
  Partial<Record<'alpha' | 'unit_type' | 'unit_identifier' | 'rd_number', string>>;

const karori = { suburb: 'Karori', city: 'Wellington', region: 'Wellington Region', postcode: '6012' };
const known: readonly Known[] = [
  { pxid: '2-.local.1', number: '14', street: 'Tāwhiri Road', ...karori },
  { pxid: '2-.local.2', number: '14', alpha: 'A', street: 'Tāwhiri Road', ...karori },
  {
    pxid: '2-.local.3',
    unit_type: 'Flat',
    unit_identifier: '2',
    number: '14',
    street: 'Tāwhiri Road',
    ...karori,
  },
  {
    pxid: '2-.local.4',
    number: '14',
    street: 'Hill Road',
    rd_number: '2',
    suburb: '',
    city: 'Kaitaia',
    region: 'Northland Region',
    postcode: '0482',
  },
  {
    pxid: '2-.local.5',
    number: '12',
    street: 'Kauri Street',
    suburb: '',
    city: 'Richmond',
    region: 'Tasman Region',
    postcode: '7020',
  },
  {
    pxid: '2-.local.6',
    number: '12',
    street: 'Kauri Street',
    suburb: 'Richmond',
    city: 'Christchurch',
    region: 'Canterbury Region',
    postcode: '8013',
  },
];

/** @returns an answer, or how it fails */
export function answerAddressCall(call: string, query: URLSearchParams, authorization: string | undefined) {
  const asked = query.get('q') ?? query.get('pxid') ?? '';
  const fault = faults.find((name) => asked.toLowerCase().startsWith(name));
  if (fault) return failures[fault];
  if (!query.get('key') || !authorization) return refusal(401, '1006', 'Invalid credentials');
  if (call === 'autocomplete') {
    const completions = known.map(toSuggestion).filter(({ label }) => matches(label, asked));
    return {
      status: 200,
      body: { success: true, completions: completions.map(({ id, label }) => ({ pxid: id, a: label })) },
    };
  }
  const found = known.find(({ pxid }) => pxid === asked);
  return found
    ? { status: 200, body: { success: true, ...found } }
    : refusal(404, '1011', 'The record you are trying to load does not exist');
}

const refusal = (status: number, error_code: string, message: string) => ({
  status,
  body: { success: false, completions: [], error_code, message },
});

const failures: Record<
  Fault,
  ReturnType<typeof refusal> | { status: number; body: unknown } | 'hang' | 'refuse'
> = {
  hang: 'hang',
  refuse: 'refuse',
  quota: refusal(403, '1021', 'Your Addressfinder trial has exceeded its allowed lookups'),
  nonsense: { status: 200, body: { completions: 'none', street: 7 } },
  broken: { status: 500, body: 'Internal server error' },
};

function toSuggestion({ pxid, ...one }: Known): AddressSuggestion {
  const { alpha = '', unit_type = '', unit_identifier = '', rd_number } = one;
  const unit = unit_type && `${unit_type} ${unit_identifier}`;
  const round = rd_number && `RD ${rd_number}`;
  const parts = [
    unit,
    `${one.number}${alpha} ${one.street}`,
    one.suburb,
    round,
    `${one.city} ${one.postcode}`,
  ];
  return { id: pxid, label: parts.filter(Boolean).join(', ') };
}

/** Each typed word begins a word of the address, with or without macrons. */
function matches(label: string, typed: string): boolean {
  const words = wordsOf(label);
  return wordsOf(typed).every((word) => words.some((one) => one.startsWith(word)));
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
