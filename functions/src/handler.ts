/** What the server's calls are made of: a handler for each line of the contract, and who it serves. */
import type { Contract, EndpointName } from '@kowhai/domain/api/contract';
import type { Access, AnswerOf, RequestOf } from '@kowhai/domain/api/endpoint';
import { nextCursorHeader } from '@kowhai/domain/api/page';
import type { UserInfo } from '@kowhai/domain/user';

/** Somebody whose token was verified. */
export type Caller = {
  uid: string;
  email: string;
  /** The claim and the flag on the user record, both. */
  isAdmin: boolean;
  /** When this session began, in milliseconds. */
  signedInAt: number;
  /** Absent until the first login call of an account that was made elsewhere. */
  user: UserInfo | null;
};

/** Who asks: on a public call maybe nobody known, on all others somebody. */
type CallContext<A extends Access> = {
  caller: A extends 'public' ? Caller | null : Caller;
  /** What the caller's network is known as, for limits; null where nobody can name it. */
  network: string | null;
};

/** An answer that needs more than its body: another status, or headers. */
export class Reply<Body> {
  readonly body: Body;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, options: { status?: number; headers?: Record<string, string> } = {}) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
  }
}

/** One page of a list; `nextCursor` is null on the last. */
export type Page<Item> = { items: Item[]; nextCursor: string | null };

export function replyWithPage<Item>({ items, nextCursor }: Page<Item>): Reply<Item[]> {
  return new Reply(items, { headers: nextCursor === null ? {} : { [nextCursorHeader]: nextCursor } });
}

type EndpointOf<Name extends EndpointName> = Contract[Name];

/**
 * Serves one call: gets parsed input and a known caller, loads, refuses by throwing an AppError, computes, stores and
 * returns what the contract promises.
 */
export type Handler<Name extends EndpointName> = (
  request: RequestOf<EndpointOf<Name>> & CallContext<EndpointOf<Name>['access']>,
) => Promise<AnswerOf<EndpointOf<Name>> | Reply<AnswerOf<EndpointOf<Name>>>>;
