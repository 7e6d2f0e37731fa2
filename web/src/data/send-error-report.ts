import { toBrowserError } from '@kowhai/domain/browser-error';
import { callApi } from './api-client.ts';

/** The limit of one page load. The same error is only reported once, however often it occurs. */
const maxReports = 5;
const told = new Set<string>();

/** Reports an uncaught error to the staff's log. If that fails, nobody is told. */
export function sendErrorReport(thrown: unknown, file?: string): void {
  const report = toBrowserError(thrown, window.location.pathname, file);
  if (!report || told.has(report.place) || told.size >= maxReports) return;
  told.add(report.place);
  callApi('reportBrowserError', { body: report }).catch(() => undefined);
}
