import { Badge } from '#ui/badge.tsx';

/** Whether customers see it. */
export function PublishBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? <Badge tone="success">Published</Badge> : <Badge tone="warning">Draft</Badge>;
}
