/** What a customer agrees to who asks us to switch. Loads no schemas, as the shop asks before there is an order. */
import { siteSettings } from '#domain/site-settings.ts';

type Account = { provider?: string | undefined; account?: string | undefined };

/** @returns null until provider and account are known; every account number has a digit */
export function writeConsent({ provider, account }: Account): string | null {
  if (!provider || !account || !/\d/.test(account)) return null;
  return `I ask ${siteSettings.name} to move my broadband from ${provider}, account ${account}, and to arrange this with ${provider} for me. The account is mine, or its holder agrees. I know that ${provider} may charge for leaving early.`;
}
