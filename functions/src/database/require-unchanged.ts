import { AppError } from '@kowhai/domain/app-error';

/** @param lastRead the caller's version; without it nothing is compared @throws AppError VERSION */
export function requireUnchanged(current: object, changedAt: string, lastRead: string | undefined): void {
  if (lastRead === undefined || Date.parse(changedAt) <= Date.parse(lastRead)) return;
  throw new AppError('VERSION', 'Someone else has changed this since you opened it. Please check it again.', {
    extra: { current },
  });
}
