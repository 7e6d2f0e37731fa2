import type { PlanCategory } from '@kowhai/domain/plan-category';
import type { CategoryContent } from './category-content.ts';
import { fibreContent } from './fibre-content.ts';
import { hyperfibreContent } from './hyperfibre-content.ts';
import { wirelessContent } from './wireless-content.ts';

export const contentByCategory: Record<PlanCategory, CategoryContent> = {
  fibre: fibreContent,
  wireless: wirelessContent,
  hyperfibre: hyperfibreContent,
};
