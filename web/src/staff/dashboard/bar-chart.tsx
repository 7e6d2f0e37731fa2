import { chakra, Grid } from '@chakra-ui/react';

type Bar = {
  /** What the bar stands for, such as a day. */
  name: string;
  /** What stands below the bar, in a few letters. */
  tick: string;
  value: number;
  /** The value as people read it. */
  text: string;
};

type BarChartProps = {
  /** What is shown, in a sentence: it is all that those who listen get, so give a table as well. */
  label: string;
  bars: readonly Bar[];
};

const height = 80;
const step = 10;

/** What is drawn beside the bars is for the eye: the label and the table say it to those who listen. */
const Ticks = chakra('div', {
  base: { display: 'grid', fontSize: 'xs', color: 'ink.muted', fontVariantNumeric: 'tabular-nums' },
});

/** Bars from nought up, with the highest value and what each bar stands for. The exact figures belong into a table. */
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
