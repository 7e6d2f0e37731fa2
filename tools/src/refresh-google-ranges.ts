/** npx node tools/src/refresh-google-ranges.ts updates the copy by which the functions recognise Hosting. */
import { writeFileSync } from 'node:fs';
import { containsCidr, excludeCidr, mergeCidr } from 'cidr-tools';
import { repositoryPath } from '#tools/command/repository.ts';

const sources = {
  goog: 'https://www.gstatic.com/ipranges/goog.json',
  /** Ranges of its cloud customers, which are not trusted. */
  cloud: 'https://www.gstatic.com/ipranges/cloud.json',
};
const timeoutMs = 10_000;
const dataFile = repositoryPath('functions/src/limits/google-front-ends.ts');

/** Front ends of many years: ranges without them are wrong. */
const knownFrontEnds = ['142.250.70.14', '2404:6800:4006:80e::200e'];

/** Keeps the copy where the two files are missing or implausible. @returns a sentence about the result */
export async function refreshGoogleRanges(from = sources, to = dataFile): Promise<string> {
  try {
    const [goog, cloud] = await Promise.all([readRanges(from.goog), readRanges(from.cloud)]);
    const frontEnds = mergeCidr(excludeCidr(goog, cloud));
    const missing = knownFrontEnds.find((address) => !containsCidr(frontEnds, address));
    if (missing !== undefined) throw new Error(`${missing} is no longer among them`);
    writeFileSync(to, writeModule(frontEnds));
    return `Google’s address ranges are up to date: ${frontEnds.length} of its front ends.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `We couldn’t refresh Google’s address ranges (${reason}), so we’ll use the copy in the repository.`;
  }
}

async function readRanges(url: string): Promise<string[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const { prefixes } = (await answer.json()) as { prefixes?: { ipv4Prefix?: string; ipv6Prefix?: string }[] };
  const ranges = (prefixes ?? []).map(({ ipv4Prefix, ipv6Prefix }) => ipv4Prefix ?? ipv6Prefix ?? '');
  if (ranges.length === 0 || !ranges.every((range) => /^[\da-f.:]+\/\d{1,3}$/i.test(range))) {
    throw new Error(`${url} has no list of ranges`);
  }
  return ranges;
}

function writeModule(ranges: readonly string[]): string {
  const lines: string[] = [];
  for (const range of ranges) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + range.length < 110) lines[lines.length - 1] = `${last} ${range}`;
    else lines.push(`  ${range}`);
  }
  return `/**
 * Where Google's front ends call from, which Hosting's requests come through: Google's own ranges (goog.json) without
 * those of its cloud customers (cloud.json), both at https://www.gstatic.com/ipranges/. \`npm run deploy\` rewrites this
 * file from the two where it can reach them.
 */
export const googleFrontEnds = \`
${lines.join('\n')}
\`;
`;
}

if (import.meta.main) console.log(await refreshGoogleRanges());
