import * as z from 'zod/mini';
import { hardwareFields, listHardwarePublishProblems } from './hardware.ts';
import { listPlanPublishProblems, planFields } from './plan.ts';

/** The server's refusal, before anything is sent. */
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

export type ItemForm<Fields> = z.ZodMiniType<Fields, Fields>;

type Problems = Partial<Record<string, string>>;

function findProblems<T extends { isPublished: boolean }>(
  form: ItemForm<T>,
  listProblems: (fields: T) => Problems,
) {
  return (fields: T): Problems => {
    const issues = form.safeParse(fields).error?.issues ?? [];
    const unreadable = issues.map(({ path, message }) => [String(path[0]), message] as const);
    return { ...listProblems(fields), ...Object.fromEntries(unreadable) };
  };
}

export const planForm = planFields.check(publishable(listPlanPublishProblems));

export const hardwareForm = hardwareFields.check(publishable(listHardwarePublishProblems));

/** @returns a message for each field */
export const listPlanFormProblems = findProblems(planForm, listPlanPublishProblems);

export const listHardwareFormProblems = findProblems(hardwareForm, listHardwarePublishProblems);
