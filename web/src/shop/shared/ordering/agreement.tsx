import type { Cart } from '@kowhai/domain/cart/cart';
import { useQueries } from '@tanstack/react-query';
import { fileUrl } from '#data/client/storage-url.ts';
import { planQuery } from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import { Text } from '#ui/text.tsx';

/** What the customer agrees to by sending the order: the terms, and the offer summary of each plan. */
export function Agreement({ plans }: { plans: Cart['plans'] }) {
  const answers = useQueries({ queries: plans.map(({ _id }) => planQuery(_id)) });
  return (
    <Text size="sm">
      By sending this you agree to our <TextLink to={paths.terms()}>Terms</TextLink>
      {plans.map(({ _id, name }, index) => {
        const path = answers[index]?.data?.offerSummaryPath;
        const title = `${name} offer summary`;
        return (
          <span key={_id}>
            {index === plans.length - 1 ? ' and the ' : ', the '}
            {path ? <PlainLink href={fileUrl(path)}>{title}</PlainLink> : title}
          </span>
        );
      })}
      .
    </Text>
  );
}
