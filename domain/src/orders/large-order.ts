/** What somebody should look at first: an account of a minute's age may order all there is. */
type Line = { qty: number; countInStock: number };

const mostUnits = 20;
/** Half of a small stock is an ordinary order. */
const fewestOfHalf = 5;

/** More than 20 units, or half of the stock of something. @param lines with the stock before the order */
export function isLargeOrder(lines: readonly Line[]): boolean {
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    units > mostUnits || lines.some(({ qty, countInStock }) => qty >= fewestOfHalf && qty * 2 >= countInStock)
  );
}
