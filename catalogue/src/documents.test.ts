import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { logoOnDark, regularFont, semiboldFont } from '@kowhai/documents/assets';
import { renderFactsheet } from '@kowhai/documents/factsheet';
import { renderOfferSummary } from '@kowhai/documents/offer-summary';
import { speedRight } from '@kowhai/domain/catalogue/fair-terms';
import { hardwareFields } from '@kowhai/domain/catalogue/hardware';
import { planFields } from '@kowhai/domain/catalogue/plan';
import { siteSettings } from '@kowhai/domain/site-settings';
import { describe, expect, it } from 'vitest';
import { artwork, regularFile, semiboldFile } from './artwork.ts';
import { shippedHardware } from './hardware.ts';
import { CATALOGUE_DATE, type ShippedPlan, shippedPlans } from './plans.ts';

const updatedAt = CATALOGUE_DATE;
const storage = new URL('../storage/', import.meta.url);
const readStored = (path: string) => readFileSync(new URL(path, storage));
const asText = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

/**
 * What a PDF says, however its machine compressed it: streams are inflated, and the lengths, offsets and file id
 * that follow from compression are left out.
 */
function readContent(pdf: Uint8Array): string {
  return asText(pdf)
    .replace(/(FlateDecode[\s\S]*?stream\n)([\s\S]*?)(\nendstream)/g, (_, before, packed, after) => {
      return before + inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') + after;
    })
    .replace(/\/Length \d+/g, '')
    .replace(/\nxref\n[\s\S]*$/, '');
}

/** The words that a PDF shows: each font numbers its letters in its own way, and says what they mean. */
function readWords(pdf: Uint8Array): string {
  const content = readContent(pdf);
  const objects = new Map(
    [...content.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, object = '']) => [id, object]),
  );
  const lettersOf = (font = '') => {
    const table = objects.get(objects.get(font)?.match(/\/ToUnicode (\d+)/)?.[1])?.match(/> \[(.*)\]/)?.[1];
    return [...(table ?? '').matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    );
  };
  const fonts = new Map(
    [...content.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, lettersOf(id)]),
  );
  let letters: string[] | undefined;
  let words = '';
  for (const [, font, line] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\n\[(.*)\] TJ/g)) {
    if (font) letters = fonts.get(font);
    const glyphs = (line ?? '').match(/<[^>]*>/g)?.flatMap((run) => run.match(/[0-9a-f]{4}/g) ?? []);
    for (const glyph of glyphs ?? []) words += letters?.[Number.parseInt(glyph, 16)];
  }
  return words;
}

/** The parts that are where the document's own table says, and how many it names. */
function checkParts(pdf: Uint8Array): [whole: number, named: number] {
  const text = asText(pdf);
  const offsets = [...text.matchAll(/\n(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
  const whole = offsets.filter((offset, index) => text.startsWith(`${index + 1} 0 obj\n`, offset));
  return [whole.length, offsets.length];
}

const countPages = (pdf: Uint8Array) => Number(asText(pdf).match(/\/Type \/Pages\s*\/Count (\d+)/)?.[1]);

/** The picture inside a factsheet, so that it can be made again around the very same one. */
function findPicture(pdf: Uint8Array): Uint8Array {
  const found = asText(pdf).match(/DCTDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/)?.[1];
  return Buffer.from(found ?? '', 'latin1');
}

const documents = [
  ...shippedPlans.map((item) => item.offerSummaryPath),
  ...shippedHardware.map((item) => item.factsheetPath),
];

describe('the shipped documents', () => {
  it.each(shippedPlans)(
    'include an offer summary of $name that says what the catalogue says',
    async (item) => {
      const made = await renderOfferSummary({ ...item, updatedAt });
      expect(readContent(readStored(item.offerSummaryPath)) === readContent(made)).toBe(true);
    },
  );

  // The parts of the telecommunications industry's Broadband Product Disclosure Code, and where a summary has them.
  it.each<[part: string, heading: string, says: (plan: ShippedPlan) => string]>([
    ['the plan and its kind', 'What you get', ({ name }) => name],
    ['the price', 'What it costs', ({ price }) => `$${price}`],
    ['what connecting and leaving cost', 'What it costs', () => 'Leaving'],
    ['the term', 'What you get', ({ term }) => term],
    ['the data that is included', 'What you get', ({ dataCap }) => dataCap],
    ['its performance', 'How it performs', ({ typicalDownload }) => typicalDownload],
    ['who measured that', 'How it performs', ({ speedSource }) => speedSource],
    ['how traffic is managed', 'How it performs', () => siteSettings.trafficManagement],
    ['what it needs', 'What you need', ({ equipment }) => equipment],
    ['how it is connected', 'What happens after you order', () => siteSettings.promises.connectionDays],
    ['how to leave', 'If you want to leave', () => speedRight],
    ['how to complain', 'If something is wrong', () => 'Disputes Tribunal'],
    ['how to reach us', 'If something is wrong', () => siteSettings.freephone],
  ])('have each part that the industry’s code asks for in every offer summary: %s', (_, part, says) => {
    const squeeze = (text: string) => text.replace(/\s/g, '');
    const lacking = shippedPlans.filter((item) => {
      const words = squeeze(readWords(readStored(item.offerSummaryPath)));
      return !words.includes(squeeze(part)) || !words.includes(squeeze(says(item)));
    });
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it.each(shippedHardware)('include a factsheet of $name that says what the catalogue says', async (item) => {
    const stored = readStored(item.factsheetPath);
    const made = await renderFactsheet({ ...item, updatedAt }, findPicture(stored));
    expect(readContent(stored) === readContent(made)).toBe(true);
  });

  it('have none left over from an item that is gone', () => {
    expect(readdirSync(new URL('documents/', storage))).toHaveLength(documents.length);
  });

  it.each(documents)('%s is dated January 2025, fits on one sheet of paper and is light', (path) => {
    const pdf = readStored(path);
    expect(readWords(pdf).replace(/\s/g, '')).toContain('January2025');
    expect(countPages(pdf)).toBeLessThanOrEqual(path.includes('factsheet') ? 1 : 2);
    expect(pdf.length).toBeLessThan(80_000);
  });

  it.each(documents)('%s is tagged, in New Zealand English, with its title shown', (path) => {
    const text = asText(readStored(path));
    const marks = ['%PDF-1.7', '/Lang (en-NZ)', '/DisplayDocTitle true', '/Marked true', '<pdfuaid:part>1'];
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
  });
});

describe('a document', () => {
  const [plan] = shippedPlans;
  const [item] = shippedHardware;
  if (!plan || !item) throw new Error('The catalogue is empty');

  it('is the same, byte for byte, whenever it is made', async () => {
    const [first, second] = [
      await renderOfferSummary({ ...plan, updatedAt }),
      await renderOfferSummary({ ...plan, updatedAt }),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('runs on to further pages when staff write at length', async () => {
    const productOverview = 'A long story about a short cable. '.repeat(140).trim();
    expect(countPages(await renderOfferSummary({ ...plan, productOverview, updatedAt }))).toBeGreaterThan(1);
  });

  // A control character would end what a reader's window is told; nothing shows it.
  const evil = `<b>&amp;<script>alert("1")</script>'")>>endobj(\\\u0007`;
  const shown = evil.replace('\u0007', '');
  const fillIn = <T extends object>(whole: T, names: readonly string[]): T => ({
    ...whole,
    ...Object.fromEntries(names.map((name) => [name, `${name}:${evil}`])),
  });
  // A new field is shown on paper, or named here.
  const omit = (fields: object, others: readonly string[]) =>
    Object.keys(fields).filter((name) => !others.includes(name));
  const noTexts = ['category', 'price', 'isPublished'];
  const planTexts = omit(planFields.shape, [...noTexts, 'highlight', 'offerSummaryPath']);
  const hardwareTexts = omit(hardwareFields.shape, [
    ...noTexts,
    ...['worksWith', 'isModem', 'countInStock', 'imagePath', 'imageAlt', 'factsheetPath'],
  ]);

  it.each([
    ['offer summary', planTexts, () => renderOfferSummary({ ...fillIn(plan, planTexts), updatedAt })],
    ['factsheet', hardwareTexts, () => renderFactsheet({ ...fillIn(item, hardwareTexts), updatedAt })],
  ])(
    '(%s) shows markup, brackets and quotes as they were typed, and none of them ends a part of it',
    async (_, names, render) => {
      const pdf = await render();
      const words = readWords(pdf);
      expect(names.filter((name) => !words.includes(`${name}:${shown}`))).toEqual([]);
      const [whole, named] = checkParts(pdf);
      expect(whole).toBe(named);
      expect(named).toBeGreaterThan(20);
      const [, title] = /x-default">.*: (name:[^<]*)<\/rdf:li>/.exec(asText(pdf)) ?? [];
      expect(title).toBe(`name:${shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`);
    },
  );

  it('needs no picture', async () => {
    const pdf = asText(await renderFactsheet({ ...item, updatedAt }));
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).not.toContain('DCTDecode');
  });

  it('carries the fonts and the logo that are beside it', () => {
    expect(regularFont).toBe(readFileSync(regularFile, 'base64'));
    expect(semiboldFont).toBe(readFileSync(semiboldFile, 'base64'));
    expect(logoOnDark).toBe(readFileSync(artwork('brand/logo-on-dark.svg'), 'utf8').trim());
  });

  it('is never asked for a letter that the typeface lacks', () => {
    const inTypeface = /^[ -~©«°²³·»×À-ÅÇ-ÏÑ-ÖØ-Ýà-åç-ïñ-öø-ýÿĀāĒēĪīŌōŪū‐‑–—‘’“”•…−]*$/;
    expect(JSON.stringify([shippedPlans, shippedHardware])).toMatch(inTypeface);
  });
});
