import { readFileSync } from 'node:fs';
import { repositoryPath } from '@kowhai/tools/command/repository';
import { describe, expect, it } from 'vitest';
import { type GoogleMetric, googleMetrics, resourceLabels } from '#tests/support/google/google-metrics.ts';

type Aggregation = {
  alignmentPeriod: string;
  perSeriesAligner: string;
  crossSeriesReducer: string;
  groupByFields?: string[];
};
type Condition = {
  filter: string;
  thresholdValue?: number;
  duration?: string;
  aggregations?: Aggregation[];
  denominatorFilter?: string;
  denominatorAggregations?: Aggregation[];
  evaluationMissingData?: string;
};
type Policy = {
  displayName: string;
  conditions: {
    conditionThreshold?: Condition;
    conditionAbsent?: Condition;
    conditionMatchedLog?: Condition;
  }[];
  alertStrategy?: { notificationRateLimit?: { period: string }; autoClose?: string };
};
type Metric = {
  name: string;
  filter: string;
  metricDescriptor: { metricKind: string; valueType: string; labels?: { key: string }[] };
  labelExtractors?: Record<string, string>;
};

const read = <T>(file: string) =>
  JSON.parse(readFileSync(repositoryPath('monitoring', `${file}.json`), 'utf8')) as T[];
const policies = read<Policy>('alerts');
const seconds = (duration = '0s') => Number(duration.replace('s', ''));

const known = new Map<string, GoogleMetric>([
  ...Object.entries(googleMetrics),
  ...read<Metric>('metrics').map(({ name, filter, metricDescriptor }) => {
    const { metricKind, valueType, labels = [] } = metricDescriptor;
    const [, resource = ''] = /resource\.type="(\w+)"/.exec(filter) ?? [];
    const names = labels.map(({ key }) => key).join(' ');
    const metric = { kind: metricKind, type: valueType, resource, labels: names };
    return [`logging.googleapis.com/user/${name}`, metric] as const;
  }),
]);

/** What Google's own file says of each aligner and reducer: for which kinds of metrics, with which values. */
const rules = new Map(
  [
    ...readFileSync(
      repositoryPath('node_modules/google-proto-files/google/monitoring/v3/common.proto'),
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
  const metric = known.get(type);
  if (!metric) return `${type} is no metric`;
  const { kind, type: valueType } = metric;
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

it('a metric of ours takes each of its labels from the log', () => {
  for (const { metricDescriptor, labelExtractors = {} } of read<Metric>('metrics')) {
    const labels = (metricDescriptor.labels ?? []).map(({ key }) => key);
    expect(Object.keys(labelExtractors)).toEqual(labels);
  }
});

it('Google’s file has a rule for each aligner and reducer', () => {
  expect(rules.get('ALIGN_COUNT')).toContain('numeric or Boolean');
  expect([...rules].filter(([word, rule]) => !rule && !/_NONE$|COUNT$/.test(word))).toEqual([]);
});

it.each(listAggregations())(
  '%s: the metric of %s takes its aligner and reducer',
  (_, filter, aggregation) => {
    expect(findFault(filter, aggregation)).toBeNull();
  },
);

it.each(listAggregations())(
  '%s: the metric of %s is written for its resource, and both have the labels',
  (_, filter, { groupByFields = [] }) => {
    const [, type = ''] = /metric\.type="([^"]+)"/.exec(filter) ?? [];
    const { resource = '', labels = '' } = known.get(type) ?? {};
    expect(filter).toContain(`resource.type="${resource}"`);
    const used = [filter, ...groupByFields]
      .join()
      .matchAll(/\b(?<of>metric|resource)\.labels?\.(?<label>\w+)/g);
    for (const { groups: { of, label } = {} } of used)
      expect((of === 'metric' ? labels : (resourceLabels[resource] ?? '')).split(' ')).toContain(label);
  },
);

it('calls are slow after 2 seconds, in the unit that Google measures them in', () => {
  const condition = policies
    .flatMap(({ conditions }) => conditions)
    .find(({ conditionThreshold }) =>
      conditionThreshold?.filter.includes('run.googleapis.com/request_latencies'),
    );
  expect(googleMetrics['run.googleapis.com/request_latencies']?.unit).toBe('ms');
  expect(condition?.conditionThreshold?.thresholdValue).toBe(2000);
});

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
describe('an alert obeys what Google’s reference says in words', () => {
  it.each(policies.map((policy) => [policy.displayName, policy] as const))('%s', (_, policy) => {
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
