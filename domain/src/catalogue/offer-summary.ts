/** When a plan gets a new offer summary. Customers never see one that contradicts the plan. */
import { listFieldChanges } from '#domain/field-changes.ts';

type SummaryFields = { offerSummaryPath: string; isPublished: boolean };

/** The prefix of summaries that the shop makes. PDFs that staff upload have another. */
export const madeSummaryStart = 'documents/offer-summary-';

const fieldsNotInSummary: readonly string[] = ['highlight', 'offerSummaryPath', 'isPublished'];

/** `remove`: it is outdated and the plan is a draft. A PDF that staff uploaded is kept. */
export function decideOfferSummary(before: SummaryFields, after: SummaryFields): 'make' | 'remove' | 'keep' {
  const { offerSummaryPath: path, isPublished } = after;
  if (path === '') return isPublished ? 'make' : 'keep';
  if (path !== before.offerSummaryPath || !path.startsWith(madeSummaryStart)) return 'keep';
  if (listFieldChanges(pickSummaryFields(before), pickSummaryFields(after)).length === 0) return 'keep';
  return isPublished ? 'make' : 'remove';
}

function pickSummaryFields(fields: SummaryFields): object {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !fieldsNotInSummary.includes(field)));
}

/** The characters of the printed typeface (`documents/fonts`), held by a test. */
export const printable = /[\n\r -~\u00a0©«°²·»À-ÅÇ-ÏÑ-ÖØ-Ýà-åç-ïñ-öø-ýÿĀāĒēĪīŌōŪū–—‘’“”•…−]/u;

/** Names what a made summary cannot print, such as € or an emoji. Uploaded PDFs are not checked. */
export function listUnprintable<F extends SummaryFields>(fields: F): Partial<Record<keyof F, string>> {
  const path = fields.offerSummaryPath;
  if (path !== '' && !path.startsWith(madeSummaryStart)) return {};
  const problems = Object.entries(pickSummaryFields(fields)).flatMap(([field, text]) => {
    const found = new Set([...String(text)].filter((character) => !printable.test(character)));
    return found.size === 0
      ? []
      : [
          [
            field,
            `The offer summary can’t print “${[...found].join(' ')}”. Write that in words, or leave it out`,
          ],
        ];
  });
  return Object.fromEntries(problems) as Partial<Record<keyof F, string>>;
}
