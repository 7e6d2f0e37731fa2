import { readFileSync } from 'node:fs';
import { repositoryPath } from '@kowhai/tools/command/repository';
import { parseFilter } from './log-filter.ts';

type Policy = {
  displayName: string;
  conditions: {
    conditionMatchedLog?: { filter: string };
    conditionThreshold?: { filter: string; comparison: string; thresholdValue: number };
  }[];
};
type Metric = {
  name: string;
  filter: string;
  valueExtractor?: string;
};

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(repositoryPath(`monitoring/${name}.json`), 'utf8'));
export const policies = read<Policy>('alerts');
const metrics = new Map(read<Metric>('metrics').map((metric) => [metric.name, metric]));

/** What Cloud Logging makes of a line that a function writes. */
const toEntry = (line: object) => ({
  resource: { type: 'cloud_run_revision', labels: { service_name: 'api' } },
  jsonPayload: line,
});

/** What a metric comes to where these lines are all of its period: their number, or the largest of what it extracts. */
function measure({ filter, valueExtractor }: Metric, lines: readonly object[]): number {
  const found = lines.filter((line) => parseFilter(filter)(toEntry(line)));
  if (!valueExtractor) return found.length;
  const [, field = ''] = /^EXTRACT\(jsonPayload\.(\w+)\)$/.exec(valueExtractor) ?? [];
  return Math.max(0, ...found.map((line) => Number((line as Record<string, unknown>)[field])));
}

/** @returns the names of the alerts that these lines would set off, or that the lack of lines would */
export function listFiring(lines: readonly object[]): string[] {
  const isFiring = ({ conditionMatchedLog, conditionThreshold }: Policy['conditions'][number]) => {
    if (conditionMatchedLog) {
      const matches = parseFilter(conditionMatchedLog.filter);
      return lines.some((line) => matches(toEntry(line)));
    }
    const { filter = '', comparison = '', thresholdValue = 0 } = conditionThreshold ?? {};
    const [, name = ''] = /logging\.googleapis\.com\/user\/(\w+)/.exec(filter) ?? [];
    const metric = metrics.get(name);
    // Of Google's own metrics no line tells.
    if (!metric || lines.length === 0) return false;
    const value = measure(metric, lines);
    return comparison === 'COMPARISON_LT' ? value < thresholdValue : value > thresholdValue;
  };
  return policies.filter(({ conditions }) => conditions.some(isFiring)).map(({ displayName }) => displayName);
}
