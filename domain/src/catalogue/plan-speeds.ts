/** A plan's speeds at busy times. Loads no schemas. */

type Speeds = Record<'download' | 'upload' | 'typicalDownload' | 'typicalUpload' | 'speedSource', string>;

export const needsUnit = 'Enter the speed with its unit, such as 900 Mbps';

/** 50 for "20-50 Mbps"; NaN without a number. */
export function readMbps(text: string): number {
  const speeds = [...text.replaceAll(/(\d),(?=\d{3})/g, '$1').matchAll(/(\d+(?:\.\d+)?)\s*([GM])bps/gi)];
  if (speeds.length === 0) return Number.NaN;
  return Math.max(...speeds.map(([, figure, unit = '']) => Number(figure) * (/g/i.test(unit) ? 1000 : 1)));
}

/** 20 for "20-50 Mbps", 500 for "Up to 500 Mbps"; NaN without a number. */
export function readLeastMbps(text: string): number {
  return readMbps(text.replaceAll(/(\d)\s*[-–]\s*[\d.,]+/g, '$1'));
}

/** Busy-hour speeds are stated both ways and with their source, or not at all. */
export function findTypicalProblems(fields: Speeds): Partial<Speeds> {
  const { typicalDownload, typicalUpload, speedSource, download, upload } = fields;
  if (typicalDownload === '' && typicalUpload === '') return {};
  const findProblem = (typical: string, most: string) => {
    if (!(readMbps(typical) > 0)) return needsUnit;
    return readMbps(typical) > readMbps(most) ? `Enter at most the plan’s own speed, ${most}` : undefined;
  };
  const found = {
    typicalDownload: findProblem(typicalDownload, download),
    typicalUpload: findProblem(typicalUpload, upload),
    speedSource: speedSource === '' ? 'Say where these speeds come from' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

export function describeTypicalSpeeds({
  typicalDownload,
  typicalUpload,
}: Pick<Speeds, 'typicalDownload' | 'typicalUpload'>): string {
  return typicalDownload && typicalUpload ? `${typicalDownload} down, ${typicalUpload} up` : '';
}
