import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { SecondFactor } from './second-factor.tsx';

export function SecurityPage() {
  return (
    <>
      <StaffHeader title="Second factor" />
      <SecondFactor />
    </>
  );
}
