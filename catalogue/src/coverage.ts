/**
 * Coverage of every postcode, by a plain rule from public facts, and marked as an example until staff save or import it. It is
 * no promise of any network company.
 *
 * The government's Ultra-Fast Broadband programme (Crown Infrastructure Partners with Chorus, Enable, Northpower and Tuatahi
 * First Fibre) reached 33 cities and large towns first, and 412 towns and cities with 87 % of the people by December 2022
 * (https://www.commsupdate.com/articles/2022/12/16/govt-announces-completion-of-ufb-programme/). Which towns were the first is
 * made up here from general knowledge, as an example, and was checked against no list.
 */
import { isRuralPostcode } from '@kowhai/domain/address/postcode';
import { blankCoverage, type Coverage, coverageKinds } from '@kowhai/domain/coverage/coverage';
import { CATALOGUE_DATE } from './plans.ts';
import { readRoads } from './streets.ts';

/** The programme's first stage, by how the list of streets names them. */
const firstStage = new Set(
  (
    'Auckland, Papakura, Takanini, Orewa, Whangaparaoa, Silverdale, Red Beach, Waiheke Island, Waiuku, Pukekohe, Whangarei, ' +
    'Hamilton, Cambridge, Te Awamutu, Tokoroa, Tauranga, Mount Maunganui, Papamoa, Papamoa Beach, Rotorua, Taupo, Whakatane, Gisborne, ' +
    'Napier, Hastings, Havelock North, New Plymouth, Hawera, Whanganui, Palmerston North, Feilding, Levin, Masterton, ' +
    'Paraparaumu, Waikanae, Raumati Beach, Wellington, Porirua, Lower Hutt, Upper Hutt, Nelson, Richmond, Blenheim, Greymouth, Rangiora, ' +
    'Kaiapoi, Christchurch, Ashburton, Timaru, Oamaru, Dunedin, Mosgiel, Queenstown, Invercargill'
  ).split(', '),
);

/** Cities in which faster lines came first. */
const withHyperfibre = new Set(
  'Auckland, Hamilton, Tauranga, Wellington, Porirua, Lower Hutt, Upper Hutt, Christchurch, Dunedin'.split(
    ', ',
  ),
);

type Place = { name: string; towns: Set<string> };

export const shippedCoverage: readonly Coverage[] = listPostcodes().map(([postcode, { name, towns }]) => ({
  ...blankCoverage(postcode),
  ...levelsOf(postcode, towns),
  place: name.slice(0, 60),
  exampleKinds: [...coverageKinds],
  updatedAt: CATALOGUE_DATE,
}));

/** A postcode whose mail is delivered to farm gates is mostly beyond the towns that the programme reached. */
function levelsOf(
  postcode: string,
  towns: ReadonlySet<string>,
): Pick<Coverage, 'fibre' | 'hyperfibre' | 'wireless'> {
  if (isRuralPostcode(postcode)) return { fibre: 'not yet', hyperfibre: 'not yet', wireless: 'some' };
  const isIn = (list: ReadonlySet<string>) => [...towns].some((town) => list.has(town));
  return {
    fibre: isIn(firstStage) ? 'most' : 'some',
    hyperfibre: isIn(withHyperfibre) ? 'some' : 'not yet',
    wireless: 'most',
  };
}

/** Every postcode with the suburb or town of most of its roads, and the towns that those are in. */
function listPostcodes(): [postcode: string, place: Place][] {
  const counts = new Map<string, Map<string, number>>();
  const towns = new Map<string, Map<string, number>>();
  const add = (all: typeof counts, postcode: string, name: string) => {
    const names = all.get(postcode) ?? new Map<string, number>();
    all.set(postcode, names.set(name, (names.get(name) ?? 0) + 1));
  };
  for (const { postcode, localities, cities } of readRoads()) {
    if (postcode === '') continue;
    for (const locality of localities) add(counts, postcode, locality);
    for (const town of cities.length > 0 ? cities : localities) add(towns, postcode, town);
  }
  const rank = (names = new Map<string, number>()) =>
    [...names].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([postcode, names]) => {
      const [name = ''] = rank(names);
      // The town of most of its roads: a road at the edge counts for its neighbour.
      return [postcode, { name, towns: new Set(rank(towns.get(postcode)).slice(0, 1)) }];
    });
}
