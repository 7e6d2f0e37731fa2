/** Google's own published definitions of its REST APIs, as npm packages carry them, and what they say of a request. */
import { checkAgainstClient, openClient } from './generated-client.ts';
import { checkAgainstOpenApi } from './identity-spec.ts';
import { checkAgainstProtos, openProtos } from './protos.ts';
import type { Parsed, SentRequest } from './request.ts';

type Check = (request: Parsed) => readonly string[];

const protos = (...names: string[]): Check => {
  const roots = names.map(openProtos);
  return (request) => checkAgainstProtos(roots, request);
};
const client = (name: string, version: string): Check => {
  const opened = openClient(name, version);
  return (request) => checkAgainstClient(opened, request);
};

/** Of what no package defines: method, path, and fields of query and body, with the page that documents them. */
const byPage: readonly [method: string, path: RegExp, fields: readonly string[], page: string][] = [
  [
    'GET',
    /^\/v1beta1\/sites\/[^/]+\/channels\/live\/releases$/,
    ['pageSize', 'pageToken'],
    'https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.channels.releases/list',
  ],
  [
    'GET',
    /^\/v1beta1\/sites\/[^/]+\/versions\/[^/]+\/files$/,
    ['pageSize', 'pageToken', 'status'],
    'https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions.files/list',
  ],
  [
    'GET',
    /^\/v1alpha\/projects\/[^/]+\/defaultBucket$/,
    [],
    'https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects/getDefaultBucket',
  ],
  [
    'POST',
    /^\/v1alpha\/projects\/[^/]+\/defaultBucket$/,
    ['location', 'storageClass'],
    'https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects.defaultBucket/create',
  ],
];

function checkByPage({ method, path, query, body = {} }: Parsed): readonly string[] {
  const found = byPage.find(([ofMethod, ofPath]) => ofMethod === method && ofPath.test(path));
  if (!found) return ['is documented nowhere'];
  return [...query.keys(), ...Object.keys(body)]
    .filter((field) => !found[2].includes(field))
    .map((field) => `${field}: ${found[3]} has no such field`);
}

const checks: Record<string, Check> = {
  'apikeys.googleapis.com': protos('google/api/apikeys/v2'),
  'billingbudgets.googleapis.com': protos('google/cloud/billing/budgets/v1'),
  'cloudbilling.googleapis.com': protos('google/cloud/billing/v1'),
  'cloudbuild.googleapis.com': protos('google/devtools/cloudbuild/v1'),
  'cloudresourcemanager.googleapis.com': client('cloudresourcemanager', 'v1'),
  'firebase.googleapis.com': client('firebase', 'v1beta1'),
  'firebasehosting.googleapis.com': checkByPage,
  'firebasestorage.googleapis.com': checkByPage,
  'firestore.googleapis.com': protos('google/firestore/admin/v1'),
  'iam.googleapis.com': client('iam', 'v1'),
  'identitytoolkit.googleapis.com': checkAgainstOpenApi,
  'logging.googleapis.com': protos('google/logging/v2'),
  'monitoring.googleapis.com': protos('google/monitoring/v3', 'google/monitoring/dashboard/v1'),
  'secretmanager.googleapis.com': protos('google/cloud/secretmanager/v1'),
  'serviceusage.googleapis.com': protos('google/api/serviceusage/v1'),
  'storage.googleapis.com': client('storage', 'v1'),
};

/** @returns what the definitions have against it, each with where */
export function findFaults({ method, address, body }: SentRequest): readonly string[] {
  const { host, pathname, searchParams } = new URL(`https://${address}`);
  // What Google does in the background is asked for everywhere alike: https://google.aip.dev/151
  if (method === 'GET' && /^\/v\w+\/operations\/[^/]+$/.test(pathname)) return [];
  const check = checks[host];
  if (!check) return [`${host} is no API that is defined here`];
  return check({ method, path: decodeURIComponent(pathname), query: searchParams, body });
}
