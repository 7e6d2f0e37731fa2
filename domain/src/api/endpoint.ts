/** A line of the contract, and the types that server and client derive from it. */
import type * as z from 'zod/mini';
import type { Access } from '#domain/pages.ts';

/** Cache tags of the browser's queries: a call invalidates tags, and their screens refetch. */
export type CacheTag =
  | 'Product'
  | 'Hardware'
  | 'Coverage'
  | 'Order'
  | 'User'
  | 'Enquiry'
  | 'Audit'
  | 'Dashboard'
  | 'Search'
  | 'Pages';

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly body?: z.ZodMiniType;
  /** Calls per hour and account, except admins': 60 by default, 600 for reads. */
  readonly maxPerHour?: number;
  /** The largest body; see `maxBodyBytes` for the default. */
  readonly maxKilobytes?: number;
  readonly query?: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** The status of success, 200 by default. */
  readonly status?: 201 | 202;
  readonly isIdempotent?: true;
  /** The sender signs the bytes of the body, and is no browser: the handler gets bytes and headers, and checks both. */
  readonly isSigned?: true;
  /** Asked every few seconds. Its answer names no person, so who asks is looked up every half minute. */
  readonly isPolled?: true;
  /** The tag under which the browser caches the answer. */
  readonly cacheTag?: CacheTag;
  /** Tags to invalidate after a success, or after a lost response. */
  readonly invalidates?: readonly CacheTag[];
  /** Tags to invalidate after a refusal: another change came first. */
  readonly invalidatesOnConflict?: readonly CacheTag[];
};

/** Fits the longest honest body at three bytes a character. */
export function maxBodyBytes({ access, maxKilobytes }: Pick<Endpoint, 'access' | 'maxKilobytes'>): number {
  return (maxKilobytes ?? (access === 'admin' ? 256 : 16)) * 1024;
}

export type StaffEndpoint = Omit<Endpoint, 'access'>;

export function forStaff<const Table extends Record<string, StaffEndpoint>>(table: Table) {
  const closed = Object.entries(table).map(([name, call]) => [name, { ...call, access: 'admin' }]);
  return Object.fromEntries(closed) as { [Name in keyof Table]: Table[Name] & { readonly access: 'admin' } };
}

export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

type Part<E, Key extends 'body' | 'query', Side extends 'in' | 'out'> = E extends {
  readonly [K in Key]: infer S extends z.ZodMiniType;
}
  ? { [K in Key]: Side extends 'in' ? z.input<S> : z.output<S> }
  : unknown;

type Params<E extends Endpoint> = [PathParam<E['path']>] extends [never]
  ? unknown
  : { params: Record<PathParam<E['path']>, string> };

export type CallOf<E extends Endpoint> = Params<E> &
  Part<E, 'query', 'in'> &
  Part<E, 'body', 'in'> &
  (E extends { isIdempotent: true } ? { idempotencyKey: string } : unknown);

/** What a handler gets after parsing. The key is null if the client sent none. */
export type RequestOf<E extends Endpoint> = Params<E> &
  Part<E, 'query', 'out'> &
  Part<E, 'body', 'out'> &
  (E extends { isIdempotent: true } ? { idempotencyKey: string | null } : unknown) &
  (E extends { isSigned: true } ? { signed: SignedBody } : unknown);

export type SignedBody = {
  bytes: Uint8Array;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

export type AnswerOf<E extends Endpoint> = z.output<E['output']>;
