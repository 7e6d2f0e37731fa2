import { postcode } from '@kowhai/domain/address/service-address';
import { fieldError } from '@kowhai/domain/app-error';
import { blankCoverage, type Coverage } from '@kowhai/domain/coverage/coverage';
import { listItemWords } from '@kowhai/domain/search/search-keys';
import * as z from 'zod/mini';
import { readCursor, readSlice } from '#database/read-slice.ts';
import { matchSearch } from '#database/search.ts';
import { store } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import { type Handler, replyWithSlice } from '#http/handler.ts';
import { changeOne, importCoverage, previewCoverageImport } from './change-coverage.ts';

const getCoverage: Handler<'getCoverage'> = async ({ params }) => {
  const ref = store.coverage.doc(readPostcode(params.id));
  return (await ref.get()).data() ?? blankCoverage(ref.id);
};

const changeCoverage: Handler<'changeCoverage'> = ({ params, body, caller }) =>
  changeOne(caller, readPostcode(params.id), body);

/** Places are searched in all records: the country has fewer postcodes than two pages read. */
const listCoverage: Handler<'listCoverage'> = async ({ query: { q = '', postcodes, limit, cursor } }) => {
  if (postcodes !== undefined) {
    const refs = [...new Set(postcodes.split(','))].map((one) => store.coverage.doc(one));
    return readAll(await store.getAll(refs));
  }
  let query = store.coverage.orderBy(store.documentId);
  const isPostcode = /^\d{1,4}$/.test(q);
  if (isPostcode) query = query.startAt(q).endAt(q.padEnd(4, '9'));
  if (cursor !== undefined) query = query.startAfter(readCursor(postcode, cursor));
  const isWanted = isPostcode ? undefined : matchSearch(q, listWordsOf);
  return replyWithSlice(await readSlice(query, limit, ({ id }) => id, isWanted));
};

const listWordsOf = ({ _id, place }: Coverage) => listItemWords({ _id, name: place });

function readPostcode(text: string): string {
  const { success, data } = z.safeParse(postcode, text);
  if (success) return data;
  throw fieldError('VALIDATION', 'id', 'Enter a 4-digit postcode');
}

export const coverageHandlers = {
  getCoverage,
  listCoverage,
  changeCoverage,
  previewCoverageImport,
  importCoverage,
};
