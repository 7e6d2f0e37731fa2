import { Badge } from '@chakra-ui/react';

/** Whether customers see it. */
export function PublishBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge colorPalette="green">Published</Badge>
  ) : (
    <Badge colorPalette="orange">Draft</Badge>
  );
}
