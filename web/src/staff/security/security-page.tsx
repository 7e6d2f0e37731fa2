import { DeskHeader } from '#staff/shared/layout/desk-header.tsx';
import { SecondFactor } from './second-factor.tsx';

export function SecurityPage() {
  return (
    <>
      <DeskHeader title="Second factor" />
      <SecondFactor />
    </>
  );
}
