/** Loads no schemas, so that reading pages stay light. */
export const planCategories = ['fibre', 'wireless', 'hyperfibre'] as const;
export type PlanCategory = (typeof planCategories)[number];

export const planCategoryNames: Record<PlanCategory, string> = {
  fibre: 'Fibre',
  wireless: 'Wireless',
  hyperfibre: 'Hyperfibre',
};
