import { runStackUntilStopped } from '#tools/stack/run-stack.ts';

await runStackUntilStopped('built');
