import { write } from 'firebase-functions/logger';

/**
 * Writes one structured line to the log. Only what a reader may always see goes in: names, codes, ids and numbers,
 * never bodies, headers, addresses or an error's message, which may quote any of them.
 */
export function log(
  severity: 'INFO' | 'WARNING' | 'ERROR',
  message: string,
  facts: Record<string, string | number | boolean | undefined> = {},
): void {
  write({ severity, message, ...facts });
}

/** Says of an unknown failure what helps to find it and betrays nothing: its kind, its code and where it came up. */
export function describeError(error: unknown): { error: string; code?: string | number; where?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  return {
    error: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    where: listFunctions(error.stack ?? ''),
  };
}

/** The functions on the top of a stack, innermost first, without the files that they stand in. */
function listFunctions(stack: string): string {
  return [...stack.matchAll(/^\s+at (?:async )?([\w$.]+) \(/gm)]
    .slice(0, 6)
    .map(([, name]) => name)
    .join(' < ');
}
