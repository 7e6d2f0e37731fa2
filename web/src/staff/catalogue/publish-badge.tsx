import { Badge } from '@chakra-ui/react';

export function PublishBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge colorPalette="green">Published</Badge>
  ) : (
    <Badge colorPalette="orange">Draft</Badge>
  );
}
