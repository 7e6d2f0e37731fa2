/** How much a shop sells: few enough that every list of it is read and shown whole. */
const limits = {
  plan: { most: 40, things: 'plans' },
  hardware: { most: 60, things: 'pieces of hardware' },
} as const;

/** Plans and hardware together, drafts and what is off sale among them. */
export const mostStored = 500;

export const tooManyStored = `The shop holds ${mostStored} plans and pieces of hardware. Delete one first.`;

export const mostOnSale = (kind: keyof typeof limits): number => limits[kind].most;

export function describeFullShop(kind: keyof typeof limits): string {
  const { most, things } = limits[kind];
  return `${most} ${things} are on sale. Take one off sale first.`;
}
