/** Tells staff's log of an error that nobody caught. What sends it is loaded when there is one, as hardly any page has. */
export function reportError(thrown: unknown, file?: string): void {
  import('./send-error-report.ts')
    .then(({ sendErrorReport }) => sendErrorReport(thrown, file))
    .catch(() => undefined);
}
