import { expect, it } from 'vitest';
import { describeWrongDocument, describeWrongImage } from './uploaded-file.ts';

const notImage = 'Choose an image: JPEG, PNG, WebP or AVIF.';
const heic = 'That’s an iPhone photo (HEIC). Save it as JPEG, then choose that.';
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const iso = (...brands: string[]) =>
  `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;

it.each([
  ['JPEG', '\xff\xd8\xff\xe1', null],
  ['PNG', '\x89PNG\r\n\x1a\n', null],
  ['WebP', 'RIFF\x01\x02\x0a\x04WEBPVP8 ', null],
  ['AVIF', iso('avif', 'mif1', 'miaf'), null],
  ['moving AVIF', iso('avis'), null],
  ['AVIF whose main brand is the family’s', iso('mif1', 'avif', 'miaf'), null],
  ['a photo of an iPhone', iso('heic', 'mif1', 'heic'), heic],
  ['a photo of an iPhone under the family’s brand', iso('mif1', 'heic'), heic],
  ['a film', iso('isom', 'mp42'), notImage],
  ['AVIF beyond its heading', `${iso('isom')}avif`, notImage],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', notImage],
  ['a PDF', '%PDF-1.7', notImage],
  ['nothing', '', notImage],
])('%s as an image: %j', (_, text, problem) => {
  expect(describeWrongImage(bytesOf(text))).toBe(problem);
});

it.each([
  ['%PDF-1.7', null],
  ['no PDF', 'Choose a PDF.'],
])('%s as a document: %s', (text, problem) => {
  expect(describeWrongDocument(bytesOf(text))).toBe(problem);
});
