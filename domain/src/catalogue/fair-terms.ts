/**
 * What the industry's codes ask a provider to say of every plan, in words that the offer summary and the terms share.
 * Where the codes are: docs/decisions/040-fair-terms.md.
 */
import { siteSettings } from '#domain/site-settings.ts';

const { email, freephone, promises } = siteSettings;

/** The right to leave where a plan stays slower than it was sold as. */
export const speedRight = `If your speed at busy times, measured over a cable, stays below what your plan says, tell us. We have ${promises.repairDays} to put it right. If we can’t, you can leave straight away at no cost, whatever your plan’s term.`;

/**
 * The steps of a complaint, the last of which is somebody independent.
 *
 * @param scheme the dispute scheme that the provider has joined; empty for none
 */
export function listComplaintSteps(scheme: string = siteSettings.disputeScheme): string[] {
  return [
    `Tell us: email ${email} or call ${freephone}. We’ll answer within ${promises.enquiryHours} hours, and fix it where we can.`,
    `Not happy with the answer? Ask for a manager, who’ll look at it afresh and answer within ${promises.complaintDays}.`,
    scheme
      ? `Still not settled? Take it to ${scheme}, which is independent and free for you, or to the Disputes Tribunal.`
      : 'Still not settled? Take it to the Disputes Tribunal, at any time.',
  ];
}
