import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import { describe, expect, it } from 'vitest';
import { categoryClaims } from '#shop/shared/category-claims.ts';
import { fibreContent } from './fibre-content.ts';
import { hyperfibreContent } from './hyperfibre-content.ts';
import { wirelessContent } from './wireless-content.ts';

const contentByCategory = { fibre: fibreContent, wireless: wirelessContent, hyperfibre: hyperfibreContent };

describe.each(planCategories)('the %s page', (category) => {
  const content = contentByCategory[category];
  const copy = JSON.stringify([content, categoryClaims[category]]);

  it('never types a price: those come from the catalogue', () => {
    expect(copy).not.toMatch(/\$\s*\d/);
  });

  it('calls every speed and time that it claims typical', () => {
    const speeds = categoryClaims[category].figures.filter(({ value }) => /\d/.test(value));
    for (const { qualifier } of speeds) expect(qualifier).toMatch(/^Typically/);
    expect(categoryClaims[category].summary).toMatch(/typically/);
    expect(copy.includes('2-4 hours')).toBe(category !== 'wireless');
    for (const sentence of copy.match(/[^.?!"]*2-4 hours[^.?!"]*/g) ?? []) {
      expect(sentence).toMatch(/typically/);
    }
  });

  it('answers each of its questions once', () => {
    const questions = content.faqs.map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(questions).size).toBe(questions.length);
    for (const question of questions) expect(question).toMatch(/\?$/);
  });

  it('says once when and how one pays', () => {
    expect(content.faqs.filter(({ question }) => question === 'When and how do I pay?')).toHaveLength(1);
  });

  it('says what happens next, by whom and by when, in four steps', () => {
    expect(content.steps.map(({ when }) => when)).toEqual([
      ...['Today', 'Within 1-2 business days', '1-3 business days after approval', 'A few minutes'],
    ]);
  });
});
