import { describe, expect, it } from 'vitest';
import { findNeighbours } from './plan-neighbours.ts';

const plan = (name: string, price: number, download: string) => ({ name, price, download });
const starter = plan('Starter', 65, '100 Mbps');
const everyday = plan('Everyday', 80, '300 Mbps');
const studio = plan('Studio', 95, '300 Mbps');
const max = plan('Max', 105, '900 Mbps');
const all = [max, studio, everyday, starter];

describe('the neighbours of a plan', () => {
  it.each([
    ['the next for less, and the next that is faster', everyday, starter, max],
    ['nothing for less beside the cheapest', starter, null, everyday],
    ['nothing faster beside the fastest', max, studio, null],
  ])('%s', (_case, from, cheaper, faster) => {
    expect(findNeighbours(all, from)).toEqual({ cheaper, faster });
  });
});
