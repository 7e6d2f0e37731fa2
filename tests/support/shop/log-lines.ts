/**
 * What the functions log in this process. Imported before them, since their log keeps the console that it finds; so only
 * by files with a process of their own.
 */
import { vi } from 'vitest';

export type LogLine = { severity: string; message: string; event?: string } & Record<string, unknown>;

const lines: LogLine[] = [];
for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  vi.spyOn(console, method).mockImplementation((text: unknown) => {
    if (typeof text === 'string' && text.startsWith('{')) lines.push(JSON.parse(text));
  });
}

/** @returns what tells the lines since then */
export function listLogged(): () => readonly LogLine[] {
  const from = lines.length;
  return () => lines.slice(from);
}
