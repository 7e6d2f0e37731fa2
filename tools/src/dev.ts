import { runStackUntilStopped } from '#tools/start/run-stack.ts';

await runStackUntilStopped('hot');
