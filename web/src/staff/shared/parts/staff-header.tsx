import type { ReactNode } from 'react';
import { PageHead } from '#shared/page/page-head.tsx';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';
import { PageHeader } from '#ui/page-header.tsx';

type StaffHeaderProps = {
  title: string;
  trail?: readonly { label: string; to: string }[];
  /** "Edit" */
  doing?: string | undefined;
  actions?: ReactNode;
};

export function StaffHeader({ title, trail, doing, actions }: StaffHeaderProps) {
  return (
    <>
      <PageHead title={doing ? `${doing} ${title}` : title} />
      <PageHeader
        isDense
        title={title}
        breadcrumbs={trail && <Breadcrumbs trail={trail} current={doing ?? title} />}
        actions={actions}
      />
    </>
  );
}
