/** Reports an uncaught error to the staff's log. Loads the sender lazily, as hardly any page needs it. */
export function reportError(thrown: unknown, file?: string): void {
  import('./send-error-report.ts')
    .then(({ sendErrorReport }) => sendErrorReport(thrown, file))
    .catch(() => undefined);
}
