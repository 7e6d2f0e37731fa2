/** A metric of Google's own, as its published lists have it. */
export type GoogleMetric = {
  kind: string;
  type: string;
  unit?: string;
  /** The monitored resource that it is written for. */
  resource: string;
  labels: string;
};

const ofRun = { resource: 'cloud_run_revision', labels: '' };
const ofFirestore = { kind: 'DELTA', type: 'INT64', resource: 'firestore.googleapis.com/Database' };
const answers = 'response_code response_code_class route';

/**
 * As in the lists that Google generated on 2026-04-10:
 * https://docs.cloud.google.com/monitoring/api/metrics_gcp_p_z (run), metrics_gcp_i_o (monitoring), metrics_gcp_d_h (firestore)
 */
export const googleMetrics: Record<string, GoogleMetric> = {
  'run.googleapis.com/request_count': { ...ofRun, kind: 'DELTA', type: 'INT64', labels: answers },
  'run.googleapis.com/request_latencies': {
    ...ofRun,
    labels: answers,
    kind: 'DELTA',
    type: 'DISTRIBUTION',
    unit: 'ms',
  },
  'run.googleapis.com/container/instance_count': { ...ofRun, kind: 'GAUGE', type: 'INT64', labels: 'state' },
  'run.googleapis.com/container/memory/utilizations': { ...ofRun, kind: 'DELTA', type: 'DISTRIBUTION' },
  'monitoring.googleapis.com/uptime_check/check_passed': {
    kind: 'GAUGE',
    type: 'BOOL',
    resource: 'uptime_url',
    labels: 'check_id checker_location checker_project_id checker_network checker_zone checked_resource_id',
  },
  'firestore.googleapis.com/document/read_ops_count': {
    ...ofFirestore,
    labels: 'type',
  },
  'firestore.googleapis.com/document/write_ops_count': {
    ...ofFirestore,
    labels: 'op',
  },
};

/** By monitored resource, as https://docs.cloud.google.com/monitoring/api/resources lists them. */
export const resourceLabels: Record<string, string> = {
  cloud_run_revision: 'project_id service_name revision_name location configuration_name',
  uptime_url: 'project_id host',
  'firestore.googleapis.com/Database': 'resource_container location database_id',
};
