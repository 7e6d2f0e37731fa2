import { createHash } from 'node:crypto';
import { shippedHardware } from '@kowhai/catalogue/hardware';
import { shippedPlans } from '@kowhai/catalogue/plans';
import { regions } from '@kowhai/domain/address/regions';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { type Hardware, hardware } from '@kowhai/domain/catalogue/hardware';
import { type Plan, plan } from '@kowhai/domain/catalogue/plan';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import type { StaffUser } from '@kowhai/domain/people/staff-user';

const firstNames = ['Aroha', 'Hana', 'Wiremu', 'Mereana', 'Tama', 'Ngaio', 'Rangi', 'Moana', 'Tui', 'Kahu'];
const syllables = 'ka ri to ma ne hu wai pō ra ti nga mo ku le sa vi'.split(' ');
const streets = ['Rātā', 'Tōtara', 'Rimu', 'Mataī', 'Kauri', 'Miro', 'Karaka', 'Pūriri'];
const cities = ['Karori', 'Petone', 'Ōtaki', 'Hornby', 'Mount Eden', 'Papamoa', 'Andersons Bay', 'Tītīrangi'];
const editions = ['Lite', 'Home', 'Plus', 'Studio', 'Work', 'Coast', 'Alpine', 'Harbour', 'Valley', 'Bay'];

/** Random numbers that are the same in every run (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** As long as the shop's own, and the same in every run. */
export function idOf(kind: string, index: number): string {
  const hex = createHash('sha256').update(`${kind} ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function makePerson(index: number, createdMs: number): StaffUser {
  const random = makeRandom(index + 1);
  const surname = Array.from({ length: 3 }, () => pick(random, syllables)).join('');
  const createdAt = new Date(createdMs).toISOString();
  return {
    _id: idOf('person', index),
    firstName: pick(random, firstNames),
    lastName: `${surname.charAt(0).toUpperCase()}${surname.slice(1)}`,
    email: `person${index}@kowhai.example`,
    phone: `021 ${String(100_000 + index)}`,
    address: `${1 + (index % 200)} ${pick(random, streets)} Street, ${pick(random, cities)} 6012`,
    isAdmin: false,
    isDisabled: false,
    createdAt,
    updatedAt: createdAt,
    editedAt: createdAt,
  };
}

export function makeAddress(random: () => number): ServiceAddress {
  return {
    address: `${1 + Math.floor(random() * 300)} ${pick(random, streets)} Street`,
    city: pick(random, cities),
    region: pick(random, regions),
    postalCode: String(1000 + Math.floor(random() * 8999)),
    country: 'New Zealand',
  };
}

const spanMs = 2 * 360 * 24 * 60 * 60_000;

/** Spread over the two years that enquiries are kept. The newest thirty are unanswered. */
export function makeEnquiry(index: number, total: number, now: number): StoredEnquiry {
  const { firstName, lastName, email, phone } = makePerson(index, now);
  const createdAt = new Date(now - 60_000 - Math.floor((index / total) * spanMs)).toISOString();
  return {
    _id: idOf('enquiry', index),
    firstName,
    lastName,
    email,
    phone,
    createdAt,
    enquirySubject: 'Order Status',
    enquiryMessage: 'When will my order be connected?',
    isSuspect: false,
    isAnswered: index >= 30,
    replies: [],
    notes: [],
    ...(index >= 30 && { answeredAt: createdAt }),
  };
}

export type Goods = { plans: readonly Plan[]; hardware: readonly Hardware[] };

/** Editions of what is shipped, with its files. The shipped items themselves stay as they are. */
export function makeGoods(size: { plans: number; hardware: number }, addedMs: number): Goods {
  const updatedAt = new Date(addedMs).toISOString();
  const editionOf = <T extends { name: string; price: number }>(
    kind: string,
    items: readonly T[],
    index: number,
  ) => {
    const original = items[index % items.length] as T;
    const round = Math.floor(index / items.length);
    const edition = editions[round % editions.length];
    const generation = Math.floor(round / editions.length);
    return {
      ...original,
      _id: idOf(kind, index),
      updatedAt,
      editedAt: updatedAt,
      name: `${original.name} ${edition}${generation > 0 ? ` ${generation + 1}` : ''}`,
      price: Math.round((original.price + 2 * round + 1) * 100) / 100,
    };
  };
  const count = (wanted: number, shipped: readonly unknown[]) => ({
    length: Math.max(wanted - shipped.length, 0),
  });
  return {
    plans: Array.from(count(size.plans, shippedPlans), (_, index) =>
      plan.parse(editionOf('plan', shippedPlans, index)),
    ),
    hardware: Array.from(count(size.hardware, shippedHardware), (_, index) =>
      hardware.parse({
        ...editionOf('hardware', shippedHardware, index),
        // Some are sold out, and some nearly.
        countInStock: index % 17 === 0 ? 0 : index % 13 === 0 ? 2 : 20 + (index % 80),
      }),
    ),
  };
}
