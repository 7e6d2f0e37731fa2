import type { Page } from 'playwright-core';

/** Lighthouse's slow 4G, as a real line would feel it. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Puts a page behind a slow line, and where it is asked for behind a processor that is so many times slower. */
export async function slowDownLine(page: Page, { cpuSlowdown = 1 } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
