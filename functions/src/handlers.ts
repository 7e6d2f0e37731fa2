import type { EndpointName } from '@kowhai/domain/api/contract';
import { catalogueHandlers } from '#functions/catalogue/catalogue-handlers.ts';
import { coverageHandlers } from '#functions/coverage/coverage-handlers.ts';
import { getDashboard } from '#functions/desk/get-dashboard.ts';
import { searchRecords } from '#functions/desk/search-records.ts';
import * as enquiryHandlers from '#functions/enquiries/enquiry-handlers.ts';
import { statusHandlers } from '#functions/orders/change-order-status.ts';
import * as orderHandlers from '#functions/orders/order-handlers.ts';
import * as userHandlers from '#functions/users/user-handlers.ts';
import { listColleagues } from './audit/assignee.ts';
import { listAudit } from './audit/audit-trail.ts';
import { getApiDescription } from './describe-api.ts';
import { watchDesk } from './desk/watch-desk.ts';
import type { Handler } from './http/handler.ts';
import { getPageState } from './publishing/run-publishing.ts';
import { reportBrowserError } from './report-browser-error.ts';
import { takeMailEvents } from './take-mail-events.ts';

export const handlers: { [Name in EndpointName]: Handler<Name> } = {
  ...userHandlers,
  ...orderHandlers,
  ...enquiryHandlers,
  ...catalogueHandlers,
  ...coverageHandlers,
  watchDesk,
  ...statusHandlers,
  reportBrowserError,
  takeMailEvents,
  listColleagues,
  listAudit,
  searchRecords,
  getDashboard,
  getPageState,
  getHealth: async () => ({ status: 'ok' }),
  getApiDescription,
};
