/**
 * The three kinds of plan; hardware is matched to a plan by the same word. Apart from the schemas, which no page has to
 * fetch for the names of what is sold.
 */
export const planCategories = ['fibre', 'wireless', 'hyperfibre'] as const;
export type PlanCategory = (typeof planCategories)[number];

export const planCategoryNames: Record<PlanCategory, string> = {
  fibre: 'Fibre',
  wireless: 'Wireless',
  hyperfibre: 'Hyperfibre',
};
