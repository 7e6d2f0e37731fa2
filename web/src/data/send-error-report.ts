import { toBrowserError } from '@kowhai/domain/browser-error';
import { callApi } from './api-client.ts';

/** Of one page's life: an error that comes with every frame is told once, and no page tells many. */
const maxReports = 5;
const told = new Set<string>();

/** Tells staff's log of an error that nobody caught. Whether that arrives is of no matter to the person. */
export function sendErrorReport(thrown: unknown, file?: string): void {
  const report = toBrowserError(thrown, window.location.pathname, file);
  if (!report || told.has(report.place) || told.size >= maxReports) return;
  told.add(report.place);
  callApi('reportBrowserError', { body: report }).catch(() => undefined);
}
