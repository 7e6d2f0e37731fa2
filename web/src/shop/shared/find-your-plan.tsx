import { chakra } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Text } from '#ui/text.tsx';

export function FindYourPlan() {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
      <Text>Not sure which? Answer four questions and we’ll pick one.</Text>
      <LinkButton to={paths.finder()} variant="outline">
        Find your plan
      </LinkButton>
    </chakra.div>
  );
}
