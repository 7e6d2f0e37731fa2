import { describe, expect, it } from 'vitest';
import {
  describeFit,
  findModem,
  goesWithPlans,
  listGoodsDoubts,
  listHardwareForPlans,
  listModems,
  sortForPlans,
} from './hardware-fit.ts';

describe('hardware for the plans of a cart', () => {
  const mesh = { name: 'Mesh', category: 'fibre' as const, worksWith: [] };
  const aerial = { name: 'Aerial', category: 'wireless' as const, worksWith: [] };
  const other = { ...aerial, worksWith: [{ _id: 'another', name: 'Another plan' }] };
  const gateway = { name: 'Gateway', category: 'hyperfibre' as const, worksWith: [] };
  const all = [mesh, aerial, other, gateway];

  it.each([
    ['a fibre plan', ['fibre'], [mesh]],
    ['a wireless plan', ['wireless'], [aerial]],
    ['two fibre plans: each item once', ['fibre', 'fibre'], [mesh]],
    ['a fibre and a hyperfibre plan', ['hyperfibre', 'fibre'], [mesh, gateway]],
    ['no plan', [], []],
  ])('%s', (_name, categories, offered) => {
    const plans = categories.map((category) => ({ _id: 'one', category }));
    expect(listHardwareForPlans(all, plans)).toEqual(offered);
  });
});

const plan = (name: string) => ({
  _id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category: name.toLowerCase().split(' ')[0] ?? '',
});
const plansNamed = (...names: string[]) => names.map(plan);
const wireless = { category: 'wireless', worksWith: plansNamed() } as const;

describe('an item of hardware for wireless', () => {
  it.each([
    ['no plan yet', [], true],
    ['a wireless plan', ['Wireless Plus'], true],
    ['a fibre plan', ['Fibre Max'], false],
    ['a fibre and a wireless plan, for two homes', ['Fibre Max', 'Wireless Plus'], true],
    ['fibre and Hyperfibre', ['Fibre Max', 'Hyperfibre 2000'], false],
  ])('beside %s: goes with it %s', (_, names, isFit) => {
    expect(goesWithPlans(wireless, plansNamed(...names))).toBe(isFit);
  });

  it.each([
    [['Wireless Plus'], 'Wireless Plus', true],
    [['Wireless Plus'], 'Wireless 5G', false],
    [['Wireless Everyday', 'Wireless Plus'], 'Wireless Everyday', true],
    [['Fibre Max'], 'Fibre Max', false],
  ])('that works with %j goes with %s: %s', (names, name, isFit) => {
    expect(goesWithPlans({ ...wireless, worksWith: plansNamed(...names) }, [plan(name)])).toBe(isFit);
  });

  it('goes with a plan by its id, whatever either is called', () => {
    const renamed = { ...plan('Wireless Plus'), name: 'Wireless Tūī' };
    const another = { ...plan('Wireless 5G'), name: 'Wireless Plus' };
    const item = { ...wireless, worksWith: plansNamed('Wireless Plus') };
    expect([renamed, another].map((one) => goesWithPlans(item, [one]))).toEqual([true, false]);
  });

  it.each([
    [[], 'all wireless plans'],
    [['Wireless 5G'], 'Wireless 5G'],
    [['Wireless Everyday', 'Wireless Plus'], 'Wireless Everyday and Wireless Plus'],
  ])('that works with %j says so: %s', (names, words) => {
    expect(describeFit({ ...wireless, worksWith: plansNamed(...names) })).toBe(words);
  });
});

describe('the hardware of a cart with Wireless 5G', () => {
  const item = (name: string, price: number, countInStock: number, ...names: string[]) => ({
    ...wireless,
    name,
    price,
    countInStock,
    worksWith: plansNamed(...names),
    isModem: /Modem|Gateway/.test(name),
  });
  const all = [
    item('Rātā Outdoor Antenna', 189.99, 3, 'Wireless Plus'),
    item('Signal Finder', 39.99, 3),
    item('Kererū 4G Modem', 119.99, 35, 'Wireless Everyday', 'Wireless Plus'),
    item('Kārearea 5G Gateway', 249.99, 12),
    item('Old 5G Modem', 99.99, 0),
  ];

  it('begins with what goes with it, modems, routers and gateways before the rest', () => {
    expect(sortForPlans(all, plansNamed('Wireless 5G')).map(({ name }) => name)).toEqual([
      'Kārearea 5G Gateway',
      'Old 5G Modem',
      'Signal Finder',
      'Kererū 4G Modem',
      'Rātā Outdoor Antenna',
    ]);
  });

  it.each([
    ['Wireless 5G', 'Kārearea 5G Gateway'],
    ['Wireless Plus', 'Kererū 4G Modem'],
    ['Fibre Max', undefined],
  ])('has as the least dear modem for %s that is in stock %s', (on, name) => {
    expect(findModem(all, plan(on))?.name).toBe(name);
  });

  it('has no modem to buy where all are out of stock', () => {
    const soldOut = all.slice(4);
    expect(findModem(soldOut, plan('Wireless 5G'))).toBeNull();
    expect(listModems(soldOut, plan('Wireless 5G'))).toEqual(soldOut);
  });
});

describe('what staff are asked about before they order', () => {
  const modem = { ...wireless, name: '4G modem', isModem: true };
  const router = { category: 'fibre', worksWith: [], name: 'Fibre router', isModem: true } as const;
  const mesh = { ...router, name: 'Mesh', isModem: false };
  const unfit = '4G modem: Works with all wireless plans, not with Fibre Max.';
  const missing = 'They need a modem, and none that fits is in the order.';

  it.each([
    ['what does not fit', ['Fibre Max'], [modem, router], true, [unfit]],
    ['a modem that does not fit', ['Fibre Max'], [modem], true, [unfit, missing]],
    ['hardware that is no modem', ['Fibre Max'], [mesh], true, [missing]],
    ['no modem where one is needed', ['Fibre Max'], [], true, [missing]],
    ['nothing where they have one', ['Fibre Max'], [mesh], false, []],
    ['nothing where it fits', ['Fibre Max'], [router], true, []],
    ['nothing before there is a plan', [], [], true, []],
  ])('%s', (_, names, hardware, modemNeeded, doubts) => {
    expect(listGoodsDoubts(plansNamed(...names), hardware, modemNeeded)).toEqual(doubts);
  });
});
