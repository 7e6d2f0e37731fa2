import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { type OrderStatus, openStatuses, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { countOrders, type Desk } from '#data/staff/use-desk.ts';
import { paths } from '#shared/paths.ts';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { Heading } from '#ui/text.tsx';

type SectionProps = { title: string; lead?: ReactNode; children: ReactNode };

export function DashboardSection({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <div>
        <Heading id={id} size="sm">
          {title}
        </Heading>
        {lead && <Text textStyle="note">{lead}</Text>}
      </div>
      {children}
    </chakra.section>
  );
}

const toned = (tone: string) => ({
  background: `${tone}.bg`,
  borderColor: `${tone}.text`,
  color: `${tone}.text`,
});

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: { base: '3', md: '4' },
    borderRadius: 'md',
    borderWidth: '1px',
    background: 'surface',
    _hover: { borderColor: 'ink' },
    '& > span': { fontSize: 'sm', lineHeight: 'snug', textDecorationLine: 'underline' },
    '& > strong': { fontSize: '2xl', lineHeight: 'snug', fontVariantNumeric: 'tabular-nums' },
  },
  variants: { tone: { warning: toned('warning'), danger: toned('danger') } },
});

type Figure = {
  name: string;
  /** Undefined until it is known. */
  count: number | undefined;
  to: string;
  tone?: 'warning' | 'danger';
};

export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    // One that is alone in the last row takes all of it.
    <Flex as="ul" wrap="wrap" gap="3">
      {figures.map(({ name, count, to, tone }) => (
        <Grid as="li" key={name} flex="1 1 6.5rem">
          <Tile to={to} tone={count ? tone : undefined}>
            <span>{name}</span>
            <strong>{count === undefined ? '…' : writeCount(count)}</strong>
          </Tile>
        </Grid>
      ))}
    </Flex>
  );
}

/** A figure for each open status that is meant. */
export function listOpenFigures(desk: Desk | undefined, isMeant: (status: OrderStatus) => boolean): Figure[] {
  return openStatuses.filter(isMeant).map((status) => {
    const { desk: words, name } = orderStatusTable[status];
    const count = desk && countOrders(desk, { status });
    return { name: words.figure ?? name, count, to: paths.adminOrders({ status }) };
  });
}
