import { chakra, Grid, Text } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/api/staff';
import { totalMeaning } from '@kowhai/domain/cart/amounts';
import { amountNames } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { paths } from '#shared/paths.ts';
import { linkColumn } from '#staff/shared/lists/cell-text.tsx';
import { describeCount, writeCount } from '#staff/shared/parts/describe-count.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { DashboardSection } from './dashboard-parts.tsx';

type Day = Dashboard['days'][number];

const money = (dollars: number) => formatMoney(toCents(dollars));

const columns: readonly Column<Day>[] = [
  linkColumn('Day', ({ day }) => ({ text: day, to: paths.adminOrders({ from: day, to: day }) })),
  { header: 'Orders', align: 'end', cell: ({ orders }) => writeCount(orders) },
  { header: amountNames.total, align: 'end', cell: ({ revenue }) => money(revenue) },
];

const tick = (day: string) => String(Number(day.slice(-2)));

export function SalesByDay({ days }: { days: readonly Day[] }) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const revenueCents = days.reduce((sum, day) => sum + toCents(day.revenue), 0);
  const ordersInWords = describeCount({ one: 'order', many: 'orders' }, orders);
  const charts = [
    { name: 'Orders', total: ordersInWords, amountOf: (day: Day) => day.orders, write: writeCount },
    {
      name: amountNames.total,
      total: formatMoney(revenueCents),
      amountOf: (day: Day) => day.revenue,
      write: money,
    },
  ];
  return (
    <DashboardSection
      title={`Last ${days.length} days`}
      lead={
        <>
          {ordersInWords}, {formatMoney(revenueCents)} in total, both without cancelled orders.{' '}
          {totalMeaning.the}{' '}
          <TextLink to={paths.adminOrders({ from: days[0]?.day, to: days.at(-1)?.day })}>
            See all orders of these days
          </TextLink>
        </>
      }
    >
      {orders === 0 ? (
        <Text>No orders in these days yet. The charts start with the first one.</Text>
      ) : (
        <>
          <Grid gap="6" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
            {charts.map(({ name, total, amountOf, write }) => (
              <chakra.figure key={name} display="grid" gap="2">
                <BarChart
                  label={`${name} by day, ${total} in ${days.length} days; the figures are in the table below`}
                  bars={days.map((day) => ({
                    name: day.day,
                    tick: tick(day.day),
                    value: amountOf(day),
                    text: write(amountOf(day)),
                  }))}
                />
                <chakra.figcaption fontSize="sm">{name} by day</chakra.figcaption>
              </chakra.figure>
            ))}
          </Grid>
          <Disclosure summary="Show as a table">
            <DataTable
              dense
              caption="Orders and their total by day, today first"
              columns={columns}
              rows={days.toReversed()}
              getKey={({ day }) => day}
            />
          </Disclosure>
        </>
      )}
    </DashboardSection>
  );
}

type Bar = {
  name: string;
  tick: string;
  value: number;
  text: string;
};

type BarChartProps = {
  /** Describes the chart in a sentence. Screen readers get nothing else of it, so show a table as well. */
  label: string;
  bars: readonly Bar[];
};

const height = 80;
const step = 10;

/** Axis labels are hidden from screen readers, which get the chart's label and the table. */
const Ticks = chakra('div', {
  base: { display: 'grid', fontSize: 'xs', color: 'ink.muted', fontVariantNumeric: 'tabular-nums' },
});

export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <Grid templateColumns="auto minmax(0, 1fr)" columnGap="2" rowGap="1">
      <Ticks aria-hidden alignContent="space-between" textAlign="end">
        <span>{bars.find(({ value }) => value === highest)?.text}</span>
        <span>0</span>
      </Ticks>
      <chakra.svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        width="full"
        height="8rem"
        borderBlockWidth="1px"
        borderTopStyle="dashed"
        borderTopColor="line"
        borderBottomColor="line.control"
        fill="gold.line"
      >
        {bars.map(({ name, value, text }, index) => {
          const length = (value / highest) * height;
          return (
            <rect key={name} x={index * step + 1} y={height - length} width={step - 2} height={length}>
              <title>{`${name}: ${text}`}</title>
            </rect>
          );
        })}
      </chakra.svg>
      <Ticks
        aria-hidden
        gridColumn="2"
        gridAutoFlow="column"
        gridAutoColumns="minmax(0, 1fr)"
        textAlign="center"
      >
        {bars.map(({ name, tick }) => (
          <span key={name}>{tick}</span>
        ))}
      </Ticks>
    </Grid>
  );
}
