import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { describeError, log } from '#server/log.ts';
import { findAddressAccount } from '#server/params.ts';
import type { AddressProvider } from './address-provider.ts';
import { openAddressfinder } from './addressfinder.ts';

export const suggestAddresses: Handler<'suggestAddresses'> = ({ body, network }) =>
  ask(network, (provider) => provider.suggest(body.typed), []);

export const findAddress: Handler<'findAddress'> = ({ body, network }) =>
  ask(network, (provider) => provider.find(body.id), null);

/** An address can always be typed, so no fault of the provider is one of the call. */
async function ask<T>(
  network: string | null,
  question: (provider: AddressProvider) => Promise<T>,
  unknown: T,
): Promise<T> {
  const account = findAddressAccount();
  if (!account) return unknown;
  await consumeRateLimits([rateLimits.addressByNetwork, network]);
  try {
    return await question(openAddressfinder(account));
  } catch (error) {
    log('WARNING', 'The address provider failed', { event: 'addressesFailed', ...describeError(error) });
    return unknown;
  }
}
