/** What one line of the contract says, and the types that follow from it for the server and for the client. */
import type * as z from 'zod/mini';
import type { Access } from '#domain/pages.ts';

/** What the browser keeps, by subject: a call that changes a subject makes the screens read it anew. */
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
  /** How often an account that is no admin's may call it in an hour, where that is not 60 times, or 600 to read. */
  readonly maxPerHour?: number;
  /** The most that its body may weigh; `maxBodyBytes` says how much where it is left out. */
  readonly maxKilobytes?: number;
  readonly query?: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /** The status of success, 200 unless said. */
  readonly status?: 201 | 202;
  /** The call takes an Idempotency-Key header. */
  readonly isIdempotent?: true;
  /** The subject under which the browser keeps the answer. */
  readonly cacheTag?: CacheTag;
  /** What a success makes stale. A lost response counts as one. */
  readonly invalidates?: readonly CacheTag[];
  /** What a refusal makes stale: another change came first. */
  readonly invalidatesOnConflict?: readonly CacheTag[];
};

/** The most that is read of a call's body: a longest honest one of three bytes a letter, and not much more. */
export function maxBodyBytes({ access, maxKilobytes }: Pick<Endpoint, 'access' | 'maxKilobytes'>): number {
  return (maxKilobytes ?? (access === 'admin' ? 256 : 16)) * 1024;
}

/** A call of the desk; `forStaff` adds who may call. */
export type StaffEndpoint = Omit<Endpoint, 'access'>;

/** Lets only admins make each call of a table, so that none can be forgotten. */
export function forStaff<const Table extends Record<string, StaffEndpoint>>(table: Table) {
  const closed = Object.entries(table).map(([name, call]) => [name, { ...call, access: 'admin' }]);
  return Object.fromEntries(closed) as { [Name in keyof Table]: Table[Name] & { readonly access: 'admin' } };
}

/** The names in the braces of a path: `id` for `/api/orders/{id}`. */
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

/** What a caller hands over: ids, query and body before parsing, and a key where the call is idempotent. */
export type CallOf<E extends Endpoint> = Params<E> &
  Part<E, 'query', 'in'> &
  Part<E, 'body', 'in'> &
  (E extends { isIdempotent: true } ? { idempotencyKey: string } : unknown);

/** What a handler gets: the same after parsing. The key is null where the client sent none. */
export type RequestOf<E extends Endpoint> = Params<E> &
  Part<E, 'query', 'out'> &
  Part<E, 'body', 'out'> &
  (E extends { isIdempotent: true } ? { idempotencyKey: string | null } : unknown);

export type AnswerOf<E extends Endpoint> = z.output<E['output']>;
