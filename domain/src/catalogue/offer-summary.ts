/** When a plan gets another offer summary: customers never find one that says something else than the plan. */
import { listFieldChanges } from '#domain/field-changes.ts';

/** What is decided by, of a plan's fields. */
type SummaryFields = { offerSummaryPath: string; isPublished: boolean };

/** Names of summaries that the shop makes begin like this; those of PDFs that staff upload do not. */
export const madeSummaryStart = 'documents/offer-summary-';

/** Fields that no summary shows: changing one makes no new document. */
const fieldsNotInSummary: readonly string[] = ['highlight', 'offerSummaryPath', 'isPublished'];

/**
 * Decides what becomes of the offer summary when a plan is changed. A PDF that staff brought is theirs and stays.
 *
 * @param before the plan as it is stored
 * @param after the plan as it is to be stored
 * @returns `make` for a new one, `remove` where it is no longer true and nobody needs one yet, else `keep`
 */
export function decideOfferSummary(before: SummaryFields, after: SummaryFields): 'make' | 'remove' | 'keep' {
  const { offerSummaryPath: path, isPublished } = after;
  if (path === '') return isPublished ? 'make' : 'keep';
  if (path !== before.offerSummaryPath || !path.startsWith(madeSummaryStart)) return 'keep';
  if (listFieldChanges(pickSaid(before), pickSaid(after)).length === 0) return 'keep';
  return isPublished ? 'make' : 'remove';
}

function pickSaid(fields: SummaryFields): object {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !fieldsNotInSummary.includes(field)));
}

/** The characters of the typeface in which summaries are printed (`documents/fonts`). A test holds this against it. */
export const printable = /[\n\r -~\u00a0©«°²·»À-ÅÇ-ÏÑ-ÖØ-Ýà-åç-ïñ-öø-ýÿĀāĒēĪīŌōŪū–—‘’“”•…−]/u;

/**
 * Names what a summary that the shop makes cannot print, such as € or an emoji, by field. A PDF that staff bring says what
 * it says.
 */
export function listUnprintable<F extends SummaryFields>(fields: F): Partial<Record<keyof F, string>> {
  const path = fields.offerSummaryPath;
  if (path !== '' && !path.startsWith(madeSummaryStart)) return {};
  const problems = Object.entries(pickSaid(fields)).flatMap(([field, text]) => {
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
  // Its names are those of the fields.
  return Object.fromEntries(problems) as Partial<Record<keyof F, string>>;
}
