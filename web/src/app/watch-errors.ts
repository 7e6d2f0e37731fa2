import { reportError } from '#data/report-error.ts';

/** Errors that nobody caught reach whoever runs the shop. Those of a page that was drawn go through its boundary. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, filename, lineno, colno }) => {
    reportError(error, `${filename}:${lineno}:${colno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
