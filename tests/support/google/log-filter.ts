/**
 * As much of the Logging query language as monitoring/ uses:
 * https://cloud.google.com/logging/docs/view/logging-query-language
 */
type Matcher = (entry: object) => boolean;

const token = /\s*(?:([()])|(AND|OR)\b|([\w.]+)(=~|>=|=)|("(?:[^"\\]|\\.)*"|\d+))/y;

/** @throws where the filter uses more of the language */
export function parseFilter(filter: string): Matcher {
  token.lastIndex = 0;
  let current = next();

  function next(): string[] | null {
    if (filter.slice(token.lastIndex).trim() === '') return null;
    const found = token.exec(filter);
    if (!found) throw new Error(`${filter}: what is this?`);
    return found;
  }
  function take(): string[] {
    if (!current) throw new Error(`${filter} ends too early`);
    const taken = current;
    current = next();
    return taken;
  }
  const read = (entry: object, path: string) =>
    path
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], entry);

  function anyOf(): Matcher {
    const parts = [allOf()];
    while (current?.[2] === 'OR') {
      take();
      parts.push(allOf());
    }
    return (entry) => parts.some((part) => part(entry));
  }
  function allOf(): Matcher {
    const parts = [one()];
    while (current?.[2] === 'AND') {
      take();
      parts.push(one());
    }
    return (entry) => parts.every((part) => part(entry));
  }
  function one(): Matcher {
    const [, bracket, , path = '', operator = ''] = take();
    if (bracket === '(') {
      const inner = anyOf();
      take();
      return inner;
    }
    const values = [readValue(take())];
    // field=("a" OR "b")
    while (values[0] === '(' && current?.[1] !== ')') {
      const found = take();
      if (found[5]) values.push(readValue(found));
    }
    if (values[0] === '(') {
      values.shift();
      take();
    }
    return (entry) => {
      const content = read(entry, path);
      if (operator === '=~')
        return values.some((value) => new RegExp(String(value)).test(String(content ?? '')));
      if (operator === '>=') return Number(content) >= Number(values[0]);
      return values.some((value) => value === content);
    };
  }
  function readValue([, bracket, , , , literal = '']: string[]): unknown {
    return bracket ?? JSON.parse(literal);
  }
  return anyOf();
}
