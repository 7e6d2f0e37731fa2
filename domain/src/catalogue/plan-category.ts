/**
 * The three kinds of plan; hardware is matched to a plan by the same word. Loads no schemas, which pages that only
 * name what is sold do not need.
 */
export const planCategories = ['fibre', 'wireless', 'hyperfibre'] as const;
export type PlanCategory = (typeof planCategories)[number];

export const planCategoryNames: Record<PlanCategory, string> = {
  fibre: 'Fibre',
  wireless: 'Wireless',
  hyperfibre: 'Hyperfibre',
};
