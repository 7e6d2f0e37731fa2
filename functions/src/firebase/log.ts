import { write } from 'firebase-functions/logger';

/** Only names, codes, ids and numbers are logged: never bodies, headers, addresses or an error's message. */
export function log(
  severity: 'INFO' | 'WARNING' | 'ERROR',
  message: string,
  facts: Record<string, string | number | boolean | undefined> = {},
): void {
  write({ severity, message, ...facts });
}

export function describeError(error: unknown): { error: string; code?: string | number; where?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  return {
    error: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    where: listFunctions(error.stack ?? ''),
  };
}

function listFunctions(stack: string): string {
  return [...stack.matchAll(/^\s+at (?:async )?([\w$.]+) \(/gm)]
    .slice(0, 6)
    .map(([, name]) => name)
    .join(' < ');
}
