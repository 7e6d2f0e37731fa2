import { PageHead } from '#shared/page/page-head.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SecondFactor } from './second-factor.tsx';

export function SecurityPage() {
  return (
    <>
      <PageHead title="Second factor" />
      <PageHeader title="Second factor" isDense />
      <SecondFactor />
    </>
  );
}
