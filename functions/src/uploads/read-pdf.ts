/** Reads every object of a PDF, also compressed and superseded ones, as viewers differ in which they use. */
import { constants, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** `values` counts what is read, and each version of an object that a reference leads to. */
export type Limits = { unpackedBytes: number; values: number; ms: number };

/** Far above what 5 MB of a real PDF take (a second of CPU at most), and below what an instance has. */
const defaultLimits: Limits = { unpackedBytes: 32 * 1024 * 1024, values: 1_000_000, ms: 15_000 };

// Comments may be wherever white space may. Both are bounded, so that no file slows the search.
const gap = String.raw`(?:[\s\0]|%[^\r\n]{0,80}[\r\n]){1,80}`;
const objectHeading = new RegExp(String.raw`(\d{1,10})${gap}\d{1,5}${gap}obj`, 'g');
const trailerHeading = new RegExp(`trailer(?:${gap})?(?=<<)`, 'g');

export class PdfReader {
  readonly objects: PDFObject[] = [];
  readonly texts: string[] = [];
  readonly #versions = new Map<number, PDFObject[]>();
  readonly #limits: Limits;
  readonly #endsAt: number;
  #values = 0;
  #unpackedBytes = 0;

  constructor(bytes: Buffer, limits = defaultLimits) {
    this.#limits = limits;
    this.#endsAt = performance.now() + limits.ms;
    const text = bytes.toString('latin1');
    this.texts.push(text);
    const readAt = this.#open(bytes);
    for (let at = 0; ; ) {
      objectHeading.lastIndex = at;
      const heading = objectHeading.exec(text);
      if (!heading) break;
      const { object, end } = readAt(objectHeading.lastIndex);
      this.#keep(Number(heading[1]), object);
      at = end;
    }
    for (const { index, 0: heading } of text.matchAll(trailerHeading)) {
      this.objects.push(readAt(index + heading.length).object);
    }
  }

  /** Every version of what a value is or refers to. By number alone: not all viewers check the generation. */
  follow(value: PDFObject | undefined, depth = 0): PDFObject[] {
    if (!(value instanceof PDFRef)) return value === undefined ? [] : [value];
    if (depth > 8) return [];
    const versions = this.#versions.get(value.objectNumber) ?? [];
    this.#count(versions.length);
    return versions.flatMap((one) => this.follow(one, depth + 1));
  }

  dictsOf(value: PDFObject | undefined): PDFDict[] {
    return this.follow(value).flatMap((one) => toDict(one) ?? []);
  }

  has(dict: PDFDict, key: string, ...names: readonly string[]): boolean {
    return this.follow(dict.get(PDFName.of(key))).some(
      (value) => value instanceof PDFName && names.includes(value.decodeText()),
    );
  }

  #keep(number: number, object: PDFObject): void {
    this.objects.push(object);
    const versions = this.#versions.get(number);
    if (versions) versions.push(object);
    else this.#versions.set(number, [object]);
    if (object instanceof PDFRawStream && this.has(object.dict, 'Type', 'ObjStm')) this.#readStream(object);
  }

  #readStream(stream: PDFRawStream): void {
    const bytes = this.#unpack(stream);
    this.#unpackedBytes += bytes.length;
    if (this.#unpackedBytes > this.#limits.unpackedBytes) throw new Error('It unpacks to too much');
    this.texts.push(bytes.toString('latin1'));
    const readNumber = (key: string) => {
      const [value] = this.follow(stream.dict.get(PDFName.of(key)));
      if (value instanceof PDFNumber) return value.asNumber();
      throw new Error(`It has no ${key}`);
    };
    const [first, count] = [readNumber('First'), readNumber('N')];
    const heading = bytes.toString('latin1', 0, first).match(/\d+/g)?.map(Number) ?? [];
    const readAt = this.#open(bytes);
    for (let index = 0; index < count; index += 1) {
      const [number, offset] = heading.slice(index * 2, index * 2 + 2);
      if (number === undefined || offset === undefined) throw new Error('It has fewer objects than it says');
      this.#keep(number, readAt(first + offset).object);
    }
  }

  /** Deflate by Node, which can stop at a size; the other filters unpack little at a time. */
  #unpack(stream: PDFRawStream): Buffer {
    const maxOutputLength = this.#limits.unpackedBytes - this.#unpackedBytes;
    const [filter = PDFNull] = this.follow(stream.dict.get(PDFName.of('Filter')));
    const filters = filter instanceof PDFArray ? filter.asArray() : filter === PDFNull ? [] : [filter];
    const isDeflate = filters.map((one) => one === PDFName.of('FlateDecode'));
    if (isDeflate.includes(false)) {
      if (isDeflate.includes(true)) throw new Error('Its filters are mixed');
      return Buffer.from(decodePDFRawStream(stream).getBytes(maxOutputLength + 1));
    }
    const options = { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH };
    return filters.reduce<Buffer>(
      (packed) => inflateSync(packed, options),
      Buffer.from(stream.getContents()),
    );
  }

  #count(more = 1): void {
    const isTurn = Math.floor(this.#values / 1024) < Math.floor((this.#values + more) / 1024);
    this.#values += more;
    if (this.#values > this.#limits.values) throw new Error('It holds too much');
    if (isTurn && performance.now() > this.#endsAt) throw new Error('It takes too long');
  }

  /** @returns what reads an object of these bytes, and says where it ends */
  #open(bytes: Uint8Array): (offset: number) => { object: PDFObject; end: number } {
    const count = () => this.#count();

    class Reader extends PDFParser {
      readAt(offset: number) {
        this.bytes.moveTo(offset);
        this.skipWhitespaceAndComments();
        const isEmpty = this.matchKeyword([...Buffer.from('endobj')]);
        const object = isEmpty ? PDFNull : this.parseObject();
        return { object, end: this.bytes.offset() };
      }

      override parseObject(): PDFObject {
        count();
        return super.parseObject();
      }

      /** As viewers read it: "--5" is a number, and so is a sign alone. */
      protected override parseRawNumber(): number {
        let text = '';
        while (!this.bytes.done() && /[\d+.-]/.test(String.fromCharCode(this.bytes.peek()))) {
          text += String.fromCharCode(this.bytes.next());
        }
        if (text === '') throw new Error('A number is missing');
        return Number.parseFloat(text.replace(/^[+-]*(?=[+-])/, '')) || 0;
      }
    }

    const reader = new Reader(bytes);
    return (offset) => reader.readAt(offset);
  }
}

export function toDict(object: PDFObject): PDFDict | undefined {
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}
