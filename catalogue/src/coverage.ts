/**
 * Coverage of every postcode, by a plain rule from public facts, and marked as an example until staff save or import it. It is
 * no promise of any network company.
 *
 * The government's Ultra-Fast Broadband programme (Crown Infrastructure Partners with Chorus, Enable, Northpower and Tuatahi
 * First Fibre) reached its first cities and towns by November 2019, and 412 with 87 % of the people by December 2022:
 * https://www.commsupdate.com/articles/2022/12/16/govt-announces-completion-of-ufb-programme/.
 * So most homes of the first have fibre, some of the other towns', and those on rural rounds none yet. Chorus hands Hyperfibre
 * of 2 and 4 Gbps over nationwide: https://sp.chorus.co.nz/product-update/hyperfibre-tail-extension-new-product-consultation.
 */
import { isRuralPostcode } from '@kowhai/domain/address/postcode';
import { blankCoverage, type Coverage, coverageKinds } from '@kowhai/domain/coverage/coverage';
import { CATALOGUE_DATE } from './plans.ts';
import { readRoads } from './streets.ts';

/** The programme's first stage, by how the list of streets names them. */
const firstStage = new Set(
  [
    // Chorus: https://www.zdnet.com/article/chorus-kick-starts-kiwi-broadband-roll-out/
    'Auckland, Ashburton, Blenheim, Dunedin, Masterton, Napier, Hastings, Palmerston North, Rotorua, Taupo, Wellington, Feilding',
    'Gisborne, Greymouth, Invercargill, Levin, Nelson, Oamaru, Pukekohe, Queenstown, Timaru, Waiheke Island, Waiuku, Whakatane',
    // Northpower and Tuatahi, then Ultra Fast Fibre: https://futurefive.co.nz/story/first-ufb-cities-announced
    'Whangarei, Hamilton, Cambridge, Te Awamutu, Tauranga, New Plymouth, Whanganui, Hawera, Tokoroa',
    // Enable: https://billbennett.co.nz/more-gigacities-coming-as-fibrecos-ready-october-launch
    'Christchurch, Rangiora, Kaiapoi',
    // What counts among them, which the list names apart: Kāpiti, Richmond and Mosgiel in
    // https://www.nbr.co.nz/article/govt-chorus-name-towns-and-suburbs-get-fibre-ufb-year-three-slim-pickings-auckland-ck-129810,
    // greater Wellington in https://m.scoop.co.nz/stories/BU1108/S01044/ultra-fast-broadband-rollout-begins-in-wellington.htm.
    'Paraparaumu, Waikanae, Richmond, Mosgiel, Porirua, Lower Hutt, Upper Hutt',
    // Built up with their city, by the map alone.
    'Papakura, Takanini, Orewa, Whangaparaoa, Silverdale, Red Beach, Mount Maunganui, Papamoa, Havelock North',
  ].flatMap((names) => names.split(', ')),
);

type Place = { name: string; towns: Set<string> };

export const shippedCoverage: readonly Coverage[] = listPostcodes().map(([postcode, { name, towns }]) => ({
  ...blankCoverage(postcode),
  ...levelsOf(postcode, towns),
  place: name.slice(0, 60),
  exampleKinds: [...coverageKinds],
  editedAt: CATALOGUE_DATE,
}));

/** A postcode whose mail is delivered to farm gates is mostly beyond the towns that the programme reached. */
function levelsOf(
  postcode: string,
  towns: ReadonlySet<string>,
): Pick<Coverage, 'fibre' | 'hyperfibre' | 'wireless'> {
  if (isRuralPostcode(postcode)) return { fibre: 'not yet', hyperfibre: 'not yet', wireless: 'some' };
  const isFirst = [...towns].some((town) => firstStage.has(town));
  return { fibre: isFirst ? 'most' : 'some', hyperfibre: isFirst ? 'some' : 'not yet', wireless: 'most' };
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
