import { AppError } from '@kowhai/domain/app-error';

/**
 * Keeps a change from overwriting what somebody else changed since.
 *
 * @param current the record as it is, for the screen to show
 * @param changedAt when it was last changed
 * @param lastRead when it was, as far as the caller knows; nothing is compared without it
 * @throws AppError VERSION
 */
export function requireUnchanged(current: object, changedAt: string, lastRead: string | undefined): void {
  if (lastRead === undefined || Date.parse(changedAt) <= Date.parse(lastRead)) return;
  throw new AppError(
    'VERSION',
    'Somebody else has changed this since you opened it. Please look at it again.',
    {
      extra: { current },
    },
  );
}
