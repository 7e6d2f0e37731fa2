import { toBrowserError } from '@kowhai/domain/browser-error';
import { callApi } from './api-client.ts';

/** The limit of one page load. The same error is only reported once, however often it occurs. */
const maxReports = 5;
const reported = new Set<string>();

/** Reports an uncaught error to the staff's log. If that fails, nothing else happens. */
export function sendErrorReport(thrown: unknown, file?: string): void {
  const report = toBrowserError(thrown, window.location.pathname, file);
  if (!report || reported.has(report.place) || reported.size >= maxReports) return;
  reported.add(report.place);
  callApi('reportBrowserError', { body: report }).catch(() => undefined);
}
