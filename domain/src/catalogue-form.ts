/** The forms in which staff edit plans and hardware: complete fields, and nothing incomplete for customers to see. */
import * as z from 'zod/mini';
import { hardwareFields, listHardwarePublishProblems } from './hardware.ts';
import { listPlanPublishProblems, planFields } from './plan.ts';

/** The same refusal as the server's, before anything is sent. */
function publishable<T extends { isPublished: boolean }>(
  listProblems: (fields: T) => Partial<Record<string, string>>,
) {
  return z.check<T>(({ value, issues }) => {
    if (!value.isPublished) return;
    for (const [field, message = ''] of Object.entries(listProblems(value))) {
      issues.push({ code: 'custom', message, input: value, path: [field], continue: true });
    }
  });
}

export const planForm = planFields.check(publishable(listPlanPublishProblems));

export const hardwareForm = hardwareFields.check(publishable(listHardwarePublishProblems));
