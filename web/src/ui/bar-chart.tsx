import { chakra } from '@chakra-ui/react';

type Bar = {
  /** What the bar stands for, such as a day. */
  name: string;
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

/** Bars from nought up. The exact figures belong into a table beside it. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * step} ${height}`}
      preserveAspectRatio="none"
      width="full"
      height="6rem"
      borderBottomWidth="1px"
      borderColor="line.control"
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
  );
}
