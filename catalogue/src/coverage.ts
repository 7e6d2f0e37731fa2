/** Coverage of the places that the shop knows: invented, and marked as an example until staff have looked at it. */

import { findPostcode, knownPlaces } from '@kowhai/domain/address/places';
import { blankCoverage, type Coverage, coverageKinds } from '@kowhai/domain/coverage/coverage';
import { CATALOGUE_DATE } from './plans.ts';

/** Cities and their suburbs have what towns wait for. */
const withHyperfibre = /^(0[67]|1|31|6|93)/;

const towns = new Set(knownPlaces.withPostcode.map((place) => findPostcode(place) ?? ''));

const inTowns = [...towns].map((_id): Coverage => {
  const hyperfibre = withHyperfibre.test(_id) ? 'some' : 'not yet';
  return { ...blankCoverage(_id), fibre: 'most', hyperfibre, wireless: 'most' };
});

const rural = { fibre: 'not yet', hyperfibre: 'not yet', wireless: 'some' } as const;

export const shippedCoverage: readonly Coverage[] = [
  ...inTowns,
  { ...blankCoverage('0482'), ...rural, place: 'RD 2 Kaitaia', note: '4G along State Highway 1' },
  { ...blankCoverage('7844'), ...rural, place: 'Haast', note: '4G in the township' },
].map((one) => ({ ...one, exampleKinds: [...coverageKinds], updatedAt: CATALOGUE_DATE }));
