/** How names of streets and places are compared: by words, whatever their case, macrons and short forms. */
import { normalizeText } from '#domain/text.ts';

/** The usual short forms, by NZ Post's addressing standard (ADV358) and what people type. */
const shortForms: Readonly<Record<string, string>> = {
  acc: 'access',
  arc: 'arcade',
  av: 'avenue',
  ave: 'avenue',
  bch: 'beach',
  blvd: 'boulevard',
  boul: 'boulevard',
  bvd: 'boulevard',
  cct: 'circuit',
  cl: 'close',
  cr: 'crescent',
  cres: 'crescent',
  crs: 'crescent',
  crt: 'court',
  ct: 'court',
  dr: 'drive',
  drv: 'drive',
  e: 'east',
  esp: 'esplanade',
  espl: 'esplanade',
  gdns: 'gardens',
  gr: 'grove',
  grv: 'grove',
  gve: 'grove',
  hts: 'heights',
  hwy: 'highway',
  is: 'island',
  la: 'lane',
  ln: 'lane',
  mt: 'mount',
  mtn: 'mountain',
  n: 'north',
  nth: 'north',
  pde: 'parade',
  pk: 'park',
  pl: 'place',
  pt: 'point',
  qy: 'quay',
  rd: 'road',
  s: 'south',
  sq: 'square',
  sth: 'south',
  ter: 'terrace',
  terr: 'terrace',
  tce: 'terrace',
  vly: 'valley',
  w: 'west',
  wy: 'way',
};

/** The types by which a street's name ends where no comma says so. Others, such as Bay or Hill, end names of places too. */
const streetTypes = new Set(
  (
    'avenue boulevard close court crescent drive esplanade grove highway lane loop mews parade place quay rise road square ' +
    'street terrace way'
  ).split(' '),
);
const directions = new Set(['north', 'south', 'east', 'west', 'upper', 'lower', 'central', 'extension']);

/** Māori and everyday names of towns, and of one road, that the country's list has only by its other name. */
export const otherNames: Readonly<Record<string, string>> = {
  'tamaki makaurau': 'auckland',
  akl: 'auckland',
  akld: 'auckland',
  'k road': 'karangahape road',
  'k rd': 'karangahape road',
  kirikiriroa: 'hamilton',
  'the mount': 'mount maunganui',
  'turanganui a kiwa': 'gisborne',
  ngamotu: 'new plymouth',
  'te papaioea': 'palmerston north',
  palmy: 'palmerston north',
  'te awakairangi': 'lower hutt',
  'te whanganui a tara': 'wellington',
  poneke: 'wellington',
  welly: 'wellington',
  wgtn: 'wellington',
  otautahi: 'christchurch',
  chch: 'christchurch',
  otepoti: 'dunedin',
};
const otherName = new RegExp(`(?<=^| )(?:${Object.keys(otherNames).join('|')})(?=$| )`, 'g');

/** Streets keep theirs: Ngāmotu Road. */
const useListedNames = (words: string) =>
  words.replace(otherName, (name, at: number) =>
    isStreetType(words.slice(at + name.length).split(' ')[1] ?? '') ? name : (otherNames[name] ?? name),
  );

/** @returns the words of a name, without macrons, apostrophes and other signs: "Ōamaru-Alma Rd." gives oamaru, alma, rd */
export function splitWords(text: string): string[] {
  const plain = normalizeText(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
  // "Auckland CBD" is Auckland Central.
  const words = plain.replace(/['’‘`.]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return useListedNames(words.join(' ').replace(/(?<=\S\s)cbd\b/g, 'central'))
    .split(' ')
    .filter(Boolean);
}

/** Writes one word out. "St" is Saint before a name and Street after one, so it stays. */
export function writeOut(word: string): string {
  // The river's town has its h by law since 2015; streets are still spelled both ways.
  return shortForms[word] ?? (word === 'wanganui' ? 'whanganui' : word);
}

/** A name as it is compared: "Mt Eden Rd" is "mount eden road", "St Kilda" is "saint kilda". */
export function foldName(name: string): string {
  const words = splitWords(name).map(writeOut);
  return words.map((word, index) => (word === 'st' ? stOf(index, words.length) : word)).join(' ');
}

const stOf = (index: number, count: number) => (index === count - 1 && count > 1 ? 'street' : 'saint');

/** @param typed and @param known folded words, in which a typed "st" may be either */
export function isSameWord(typed: string, known: string): boolean {
  return typed === known || (typed === 'st' && (known === 'street' || known === 'saint'));
}

export const isStreetType = (word: string) => word === 'st' || streetTypes.has(writeOut(word));
export const isDirection = (word: string) => directions.has(writeOut(word));

/** Whether one letter is wrong, missing, too many or swapped with the next. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

const macrons = { a: 'ā', e: 'ē', i: 'ī', o: 'ō', u: 'ū' } as const;
const plain = (text: string) => normalizeText(text, 'NFD').replace(/\p{M}/gu, '');

/** The known name with the macrons that were typed: the list has few of them. */
export function spellAs(typed: string, known: string): string {
  const letters = [...normalizeText(typed, 'NFC')];
  if (plain(typed).toLowerCase() !== plain(known).toLowerCase() || letters.length !== [...known].length)
    return known;
  const spell = (letter: string, index: number) => {
    const isLong = /[āēīōū]/i.test(letters[index] ?? '');
    const long = macrons[letter.toLowerCase() as keyof typeof macrons];
    if (!isLong || !long) return letter;
    return letter === letter.toLowerCase() ? long : long.toUpperCase();
  };
  return [...known].map(spell).join('');
}
