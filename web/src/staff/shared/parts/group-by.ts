/** Groups rows by a name, in the order in which the groups first occur. `Object.groupBy` is newer than the browsers served. */
export function groupBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return [...groups];
}
