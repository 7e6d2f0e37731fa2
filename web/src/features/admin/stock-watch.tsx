import { chakra } from '@chakra-ui/react';
import type { Hardware } from '@kowhai/domain/hardware';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#components/load-error.tsx';
import { hardwareListQuery } from '#data/queries.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/link.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';
import { judgeStock, lowStock } from './judge-stock.ts';

/** The dashboard's second question: what is sold out, and what will be soon? */
export function StockWatch() {
  const { data, error, refetch } = useQuery(hardwareListQuery());

  return (
    <chakra.section aria-labelledby="stock" display="grid" gap="4">
      <chakra.div>
        <Heading id="stock">Stock</Heading>
        <Text size="sm" tone="muted">
          Published hardware with {lowStock} units left or fewer.
        </Text>
      </chakra.div>
      {error && <LoadError what="the stock" failure={error} onRetry={refetch} />}
      {!data && !error && (
        <LoadingShape label="Loading the stock">
          <Skeleton height="8rem" />
        </LoadingShape>
      )}
      {data && <StockList items={data} />}
      <TextLink to={paths.hardwareList()} standalone justifySelf="start">
        All hardware in the shop
      </TextLink>
    </chakra.section>
  );
}

export function StockList({ items }: { items: readonly Hardware[] }) {
  const { soldOut, low } = judgeStock(items);
  if (soldOut.length + low.length === 0) return <Text>Everything is well stocked.</Text>;
  return (
    <chakra.ul borderTopWidth="1px" borderColor="line">
      {[...soldOut, ...low].map(({ _id, name, countInStock }) => (
        <chakra.li
          key={_id}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          paddingBlock="1"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <TextLink to={paths.hardware(_id)} standalone>
            {name}
          </TextLink>
          {countInStock === 0 ? (
            <Badge tone="danger">Sold out</Badge>
          ) : (
            <Badge tone="warning">{countInStock} left</Badge>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
