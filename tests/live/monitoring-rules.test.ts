import { readFileSync } from 'node:fs';
import { repositoryPath } from '@kowhai/tools/command/repository';
import { describe, expect, test } from 'vitest';

interface Aggregation {
  alignmentPeriod: string;
  perSeriesAligner: string;
  crossSeriesReducer: string;
}
interface Condition {
  filter: string;
  duration?: string;
  aggregations?: Aggregation[];
  denominatorFilter?: string;
  denominatorAggregations?: Aggregation[];
  evaluationMissingData?: string;
}
interface Policy {
  displayName: string;
  conditions: {
    conditionThreshold?: Condition;
    conditionAbsent?: Condition;
    conditionMatchedLog?: Condition;
  }[];
  alertStrategy?: { notificationRateLimit?: { period: string }; autoClose?: string };
}
interface Metric {
  name: string;
  metricDescriptor: { metricKind: string; valueType: string };
}

const read = <T>(file: string) =>
  JSON.parse(readFileSync(repositoryPath('monitoring', `${file}.json`), 'utf8')) as T[];
const policies = read<Policy>('alerts');
const seconds = (duration = '0s') => Number(duration.replace('s', ''));

/** As https://cloud.google.com/monitoring/api/metrics_gcp lists them. */
const ofGoogle: Record<string, [kind: string, type: string]> = {
  'run.googleapis.com/request_count': ['DELTA', 'INT64'],
  'run.googleapis.com/request_latencies': ['DELTA', 'DISTRIBUTION'],
  'run.googleapis.com/container/instance_count': ['GAUGE', 'INT64'],
  'run.googleapis.com/container/memory/utilizations': ['DELTA', 'DISTRIBUTION'],
  'monitoring.googleapis.com/uptime_check/check_passed': ['GAUGE', 'BOOL'],
  'firestore.googleapis.com/document/read_ops_count': ['DELTA', 'INT64'],
  'firestore.googleapis.com/document/write_ops_count': ['DELTA', 'INT64'],
};
const kinds = new Map([
  ...Object.entries(ofGoogle),
  ...read<Metric>('metrics').map(
    ({ name, metricDescriptor: { metricKind, valueType } }) =>
      [`logging.googleapis.com/user/${name}`, [metricKind, valueType]] as const,
  ),
]);

/** What Google's own file says of each aligner and reducer: for which kinds of metrics, with which values. */
const rules = new Map(
  [
    ...readFileSync(
      repositoryPath('node_modules/@google-cloud/monitoring/build/protos/google/monitoring/v3/common.proto'),
      'utf8',
    ).matchAll(/((?: {4}\/\/.*\n)+) {4}((?:ALIGN|REDUCE)_\w+) = /g),
  ].map(([, comment = '', word = '']) => {
    const text = comment.replace(/\s*\/\/\s*/g, ' ').replace(/\[(\w+)\]\[[\w.]+\]/g, '$1');
    const [, sentence = ''] = /valid for ([^.]*)/i.exec(text) ?? [];
    return [word, sentence];
  }),
);
const families: Record<string, RegExp> = {
  INT64: /numeric/,
  DOUBLE: /numeric/,
  DISTRIBUTION: /distribution/i,
  BOOL: /Boolean/,
};

function findFault(filter: string, { perSeriesAligner, crossSeriesReducer }: Aggregation): string | null {
  const [, type = ''] = /metric\.type="([^"]+)"/.exec(filter) ?? [];
  const [kind, valueType] = kinds.get(type) ?? [];
  if (!kind || !valueType) return `${type} is no metric`;
  const aligner = rules.get(perSeriesAligner) ?? '';
  const isOfAnyValue = !/numeric|distribution|Boolean/i.test(aligner);
  if (!aligner.includes(kind) || !(isOfAnyValue || families[valueType]?.test(aligner)))
    return `${perSeriesAligner} takes ${aligner}, and ${type} is ${kind} ${valueType}`;
  const aligned = /COUNT$|COUNT_|PERCENTILE|RATE|MEAN/.test(perSeriesAligner) ? 'DOUBLE' : valueType;
  const reducer = rules.get(crossSeriesReducer) ?? '';
  return families[aligned]?.test(reducer)
    ? null
    : `${crossSeriesReducer} takes ${reducer}, and gets ${aligned}`;
}

function listAggregations(): [what: string, filter: string, aggregation: Aggregation][] {
  const charts = JSON.stringify(read('dashboards')).matchAll(
    /"timeSeriesFilter":(\{"filter":"(?:[^"\\]|\\.)*","aggregation":\{[^}]*\}\})/g,
  );
  const drawn = [...charts].map(
    ([, text = '']) => JSON.parse(text) as { filter: string; aggregation: Aggregation },
  );
  return [
    ...drawn.map(({ filter, aggregation }) => ['a chart', filter, aggregation] as const),
    ...policies.flatMap(({ displayName, conditions }) =>
      conditions.flatMap(({ conditionThreshold, conditionAbsent }) => {
        const {
          filter = '',
          aggregations = [],
          denominatorFilter = '',
          denominatorAggregations = [],
        } = conditionThreshold ?? conditionAbsent ?? {};
        return [
          ...aggregations.map((aggregation) => [displayName, filter, aggregation] as const),
          ...denominatorAggregations.map(
            (aggregation) => [displayName, denominatorFilter, aggregation] as const,
          ),
        ];
      }),
    ),
  ].map(([what, filter, aggregation]) => [what, filter, aggregation]);
}

test('Google’s file has a rule for each aligner and reducer', () => {
  expect(rules.get('ALIGN_COUNT')).toContain('numeric or Boolean');
  expect([...rules].filter(([word, rule]) => !rule && !/_NONE$|COUNT$/.test(word))).toEqual([]);
});

test.each(listAggregations())(
  '%s: the metric of %s takes its aligner and reducer',
  (_, filter, aggregation) => {
    expect(findFault(filter, aggregation)).toBeNull();
    expect(filter).toMatch(/resource\.type="/);
  },
);

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
describe('an alert obeys what Google’s reference says in words', () => {
  test.each(policies.map((policy) => [policy.displayName, policy] as const))('%s', (_, policy) => {
    const { conditions, alertStrategy = {} } = policy;
    for (const { conditionThreshold, conditionAbsent, conditionMatchedLog } of conditions) {
      if (conditionMatchedLog) {
        expect(conditions).toHaveLength(1);
        expect(seconds(alertStrategy.notificationRateLimit?.period)).toBeGreaterThanOrEqual(300);
      } else expect(alertStrategy.notificationRateLimit).toBeUndefined();
      if (conditionAbsent) expect(seconds(conditionAbsent.duration)).toBeGreaterThanOrEqual(120);
      if (conditionThreshold) expect(seconds(conditionThreshold.duration) % 60).toBe(0);
      if (conditionThreshold?.evaluationMissingData)
        expect(seconds(conditionThreshold.duration)).toBeGreaterThanOrEqual(60);
      for (const { alignmentPeriod } of (conditionThreshold ?? conditionAbsent)?.aggregations ?? [])
        expect(seconds(alignmentPeriod)).toBeGreaterThanOrEqual(60);
    }
    if (alertStrategy.autoClose) expect(seconds(alertStrategy.autoClose)).toBeGreaterThanOrEqual(1800);
  });
});
