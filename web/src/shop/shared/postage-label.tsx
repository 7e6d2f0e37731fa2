import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { describePostage, type PostageEffect } from '@kowhai/domain/cart/pricing';

const { label } = describePostage();

type PostageLabelProps = HTMLChakraProps<'span'> & { effect: PostageEffect | null };

/** Struck out where the cart's postage drops: the rule that holds instead follows it, and is heard alone. */
export function PostageLabel({ effect, ...rest }: PostageLabelProps) {
  const isDropped = effect !== null && effect !== 'added';
  return (
    <chakra.span as={isDropped ? 's' : 'span'} aria-hidden={isDropped || undefined} {...rest}>
      {label}
    </chakra.span>
  );
}
