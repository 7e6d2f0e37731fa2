import type { Contract, EndpointName } from '@kowhai/domain/api/contract';
import type { AnswerOf, RequestOf } from '@kowhai/domain/api/endpoint';
import { nextCursorHeader } from '@kowhai/domain/api/list-slice';
import type { Access } from '@kowhai/domain/pages';
import type { UserInfo } from '@kowhai/domain/people/user';

export type Caller = {
  uid: string;
  email: string;
  isAdmin: boolean;
  hasSecondFactor: boolean;
  signedInAt: number;
  /** Null until the first login of an account that was created elsewhere. */
  user: UserInfo | null;
};

type CallContext<A extends Access> = {
  caller: A extends 'public' ? Caller | null : Caller;
  network: string | null;
  proof: string | null;
};

export type Acting = { caller: Caller; proof: string | null };

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

export type ListSlice<Row> = { rows: Row[]; nextCursor: string | null };

export function replyWithSlice<Row>({ rows, nextCursor }: ListSlice<Row>): Reply<Row[]> {
  return new Reply(rows, { headers: nextCursor === null ? {} : { [nextCursorHeader]: nextCursor } });
}

/** Strangers all get the same, so Hosting may cache it for a minute. */
export function cacheForStrangers<Body>({ body, headers }: Reply<Body>, caller: Caller | null): Reply<Body> {
  if (caller !== null) return new Reply(body, { headers });
  return new Reply(body, {
    headers: { ...headers, 'cache-control': 'public, max-age=60', vary: 'Authorization' },
  });
}

type EndpointOf<Name extends EndpointName> = Contract[Name];

export type Handler<Name extends EndpointName> = (
  request: RequestOf<EndpointOf<Name>> & CallContext<EndpointOf<Name>['access']>,
) => Promise<AnswerOf<EndpointOf<Name>> | Reply<AnswerOf<EndpointOf<Name>>>>;
