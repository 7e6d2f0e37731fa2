import { describe, expect, it } from 'vitest';
import { judgeStock, lowStock } from './judge-stock.ts';

const item = (name: string, countInStock: number) => ({ name, countInStock });

describe('the stock report', () => {
  it('names what is sold out apart from what runs low, the least first', () => {
    const report = judgeStock([
      item('Plenty', 40),
      item('Nearly gone', 1),
      item('Gone', 0),
      item('Running low', lowStock),
      item('Enough', lowStock + 1),
    ]);
    expect(report.soldOut.map(({ name }) => name)).toEqual(['Gone']);
    expect(report.low.map(({ name }) => name)).toEqual(['Nearly gone', 'Running low']);
  });

  it('has nothing to say of a full shelf', () => {
    expect(judgeStock([item('Plenty', 40)])).toEqual({ soldOut: [], low: [] });
  });
});
