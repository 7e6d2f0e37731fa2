import { contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { AppError } from '@kowhai/domain/app-error';
import { id } from '@kowhai/domain/text-schema';
import * as z from 'zod/mini';

export type Match = { name: EndpointName; endpoint: Endpoint; params: Record<string, string> };

type Route = { name: EndpointName; endpoint: Endpoint; segments: readonly string[] };

const routes: readonly Route[] = (Object.entries(contract) as [EndpointName, Endpoint][]).map(
  ([name, endpoint]) => ({ name, endpoint, segments: endpoint.path.split('/') }),
);

function isParam(segment: string): boolean {
  return segment.startsWith('{');
}

function countWords(route: Route): number {
  return route.segments.filter((segment) => !isParam(segment)).length;
}

function fits(route: Route, segments: readonly string[]): boolean {
  return (
    route.segments.length === segments.length &&
    route.segments.every((expected, index) =>
      isParam(expected) ? z.safeParse(id, segments[index]).success : expected === segments[index],
    )
  );
}

/** Literal segments first: /api/users/login is no user. @throws AppError NOT_FOUND, METHOD_NOT_ALLOWED */
export function matchEndpoint(method: string, path: string): Match {
  const segments = path.split('/');
  const fitting = routes.filter((route) => fits(route, segments));
  const maxWords = Math.max(...fitting.map(countWords));
  const candidates = fitting.filter((route) => countWords(route) === maxWords);
  if (candidates.length === 0) throw new AppError('NOT_FOUND', 'There’s nothing at this address.');

  // HEAD is GET; Node omits the body.
  const wanted = method === 'HEAD' ? 'GET' : method;
  const route = candidates.find((candidate) => candidate.endpoint.method === wanted);
  if (!route) {
    const methods = candidates.map((candidate) => candidate.endpoint.method);
    throw new MethodNotAllowed(methods.includes('GET') ? [...methods, 'HEAD'] : methods);
  }
  const params = route.segments.flatMap((segment, index) =>
    isParam(segment) ? [[segment.slice(1, -1), segments[index] ?? '']] : [],
  );
  return { name: route.name, endpoint: route.endpoint, params: Object.fromEntries(params) };
}

export class MethodNotAllowed extends AppError {
  readonly allow: string;

  constructor(methods: readonly string[]) {
    super('METHOD_NOT_ALLOWED', 'This address doesn’t take that method.');
    this.allow = methods.join(', ');
  }
}
