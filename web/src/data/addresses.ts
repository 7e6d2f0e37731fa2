import { callApi } from '#data/client/api-client.ts';

/** Without an answer there are none: an address can always be typed. */
export const suggestAddresses = (typed: string, signal: AbortSignal) =>
  callApi('suggestAddresses', { body: { typed } }, { signal }).catch(() => []);

export const findAddress = (id: string, signal: AbortSignal) =>
  callApi('findAddress', { body: { id } }, { signal }).catch(() => null);
