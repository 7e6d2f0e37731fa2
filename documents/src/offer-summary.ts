import { describeCost, listWholeCost } from '@kowhai/domain/cart/whole-cost';
import { describeFields } from '@kowhai/domain/catalogue/catalogue-fields';
import { listComplaintSteps, speedRight } from '@kowhai/domain/catalogue/fair-terms';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { siteSettings } from '@kowhai/domain/site-settings';
import { factStrip, factTable, heading, list, paragraph, title } from './parts.ts';
import { closeSheet, openSheet } from './sheet.ts';

/**
 * Writes the offer summary of a plan: what customers should know before ordering, on paper.
 *
 * @param plan the plan as stored; the summary carries the month of its last change
 * @returns a tagged PDF; the same plan always gives the same bytes
 */
export async function renderOfferSummary(plan: Omit<Plan, 'editedAt'>): Promise<Uint8Array> {
  const { promises, freephone, email } = siteSettings;
  const price = formatMoney(toCents(plan.price));
  const sheet = openSheet({
    title: `Offer summary: ${plan.name}`,
    kind: `${planCategoryNames[plan.category]} offer summary`,
    updatedAt: plan.updatedAt,
  });

  title(sheet, { name: plan.name, price, per: 'a month, including GST', lead: plan.description });
  factStrip(sheet, describeFields('offer', planFieldTable, planFieldsIn.offerStrip, plan));

  heading(sheet, 'What you get');
  paragraph(sheet, plan.productOverview);
  list(sheet, [plan.feature1, plan.feature2, plan.feature3].filter(Boolean));

  const describe = (fields: (typeof planFieldsIn)['offerNeeds' | 'performance']) =>
    describeFields('offer', planFieldTable, fields, plan).filter(({ value }) => value);

  heading(sheet, 'What it costs');
  const costs = listWholeCost([plan], 0).map((cost) => ({ name: cost.name, value: describeCost(cost) }));
  factTable(sheet, costs);

  heading(sheet, 'How it performs');
  factTable(sheet, [
    ...describe(planFieldsIn.performance),
    { name: 'Traffic management', value: siteSettings.trafficManagement },
  ]);
  paragraph(
    sheet,
    `Speeds are what a device gets over a cable. Yours depends on your address, your equipment, the Wi-Fi in your home and the services you use. Call ${freephone} and someone in New Zealand will tell you what to expect.`,
  );

  heading(sheet, 'What you need');
  factTable(sheet, describe(planFieldsIn.offerNeeds));

  heading(sheet, 'What happens after you order');
  const steps = [
    `Your order is a request, so there’s nothing to pay yet. Our team will review it within ${promises.reviewDays}.`,
    'We’ll phone or email to confirm what your address can get and answer your questions.',
    `Once approved, a standard connection takes ${promises.connectionDays}.`,
  ];
  if (plan.category !== 'wireless') {
    steps.push(`If your home needs fibre installed, the visit typically takes ${promises.fibreInstall}.`);
  }
  list(sheet, steps, 'steps');

  heading(sheet, 'If you want to leave');
  paragraph(sheet, `Call ${freephone} or email ${email}. ${speedRight}`);

  heading(sheet, 'If something is wrong');
  list(sheet, listComplaintSteps(), 'steps');
  return closeSheet(sheet);
}
