import type { UserInfo } from '@kowhai/domain/user';
import type { RateLimitUse } from '#functions/rate-limit.ts';
import { rateLimits } from '#functions/rate-limits.ts';

export function listOrderLimits({ _id, email }: UserInfo, network: string | null): readonly RateLimitUse[] {
  return [
    [rateLimits.orderByAccountHour, _id],
    [rateLimits.orderByAccountDay, _id],
    [rateLimits.orderByAddressDay, email],
    [rateLimits.orderByNetwork, network],
  ];
}
