/** Programs of the system that a test needs beside it, which end with the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** @param environment what the program gets beside that of the tests */
export function startProgram(
  program: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = {},
  signal: NodeJS.Signals = 'SIGTERM',
): ChildProcess {
  const running = spawn(program, parameters, {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
  });
  // It has children of its own, which end with its group.
  onTestFinished(() => void (running.pid && process.kill(-running.pid, signal)));
  return running;
}

/** Starts a program, and gives the first line that it says. */
export async function readFirstLine(...program: Parameters<typeof startProgram>): Promise<string> {
  const { stdout } = startProgram(...program);
  if (!stdout) throw new Error(`${program[0]} can’t be heard.`);
  const [said] = (await once(stdout, 'data')) as [Buffer];
  return `${said}`.trim();
}

/** A display that nobody sees. @returns the value of DISPLAY */
export async function openDisplay(): Promise<string> {
  return `:${await readFirstLine('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1100x24'])}`;
}
