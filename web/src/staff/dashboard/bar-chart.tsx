import { chakra, Grid } from '@chakra-ui/react';

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
