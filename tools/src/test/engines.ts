import { findProgram } from '#tools/command/find-program.ts';

/** Vitest's projects in other engines than Chromium, with the programs that each needs of the system. */
const engines = {
  firefox: { title: 'Firefox', programs: ['firefox-esr|firefox'] },
  orca: { title: 'Orca', programs: ['orca', 'firefox-esr|firefox', 'Xvfb', 'dbus-run-session', 'xdotool'] },
  webkit: { title: 'WebKitGTK', programs: ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'] },
} as const;

export type Engine = keyof typeof engines;

/** The engines that this machine can test with; for each other one a line says what is missing. */
export function listInstalledEngines(log: (line: string) => void): Engine[] {
  return (Object.keys(engines) as Engine[]).filter((engine) => {
    const { title, programs } = engines[engine];
    const missing = programs.filter((names) => !findProgram(names.split('|')));
    if (missing.length > 0) log(`Skipped the tests in ${title}: this machine has no ${missing.join(', ')}.`);
    return missing.length === 0;
  });
}
