/** What the industry's codes require of every plan. Sources: docs/decisions/040-fair-terms.md. */
import { siteSettings } from '#domain/site-settings.ts';

const { email, freephone, promises } = siteSettings;

export const speedRight = `If your speed at busy times, measured over a cable, stays below what your plan says, tell us. We have ${promises.repairDays} to put it right. If we can’t, you can leave straight away at no cost, whatever your plan’s term.`;

/** They end at an independent party. @param scheme the provider's dispute scheme, if any */
export function listComplaintSteps(scheme: string = siteSettings.disputeScheme): string[] {
  return [
    `Tell us: email ${email} or call ${freephone}. We’ll answer within ${promises.enquiryHours} hours, and fix it where we can.`,
    `Not happy with the answer? Ask for a manager, who’ll look at it afresh and answer within ${promises.complaintDays}.`,
    scheme
      ? `Still not settled? Take it to ${scheme}, which is independent and free for you, or to the Disputes Tribunal.`
      : 'Still not settled? Take it to the Disputes Tribunal, at any time.',
  ];
}
