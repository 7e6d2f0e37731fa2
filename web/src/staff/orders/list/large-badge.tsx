import { Badge } from '#ui/badge.tsx';

/** Marks an order of many units: it is reviewed first. */
export function LargeBadge({ isLarge = false }: { isLarge?: boolean | undefined }) {
  if (!isLarge) return null;
  return (
    <>
      {' '}
      <Badge tone="warning">Large</Badge>
    </>
  );
}
