import type { ReactNode } from 'react';
import { PageHead } from '#shared/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageHeader } from '#ui/page-header.tsx';

type DeskHeaderProps = {
  title: string;
  trail?: readonly { label: string; to: string }[];
  actions?: ReactNode;
};

/** The heading of a staff page, which is the document's title as well. */
export function DeskHeader({ title, trail, actions }: DeskHeaderProps) {
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        isDense
        title={title}
        breadcrumbs={trail && <Breadcrumbs trail={trail} current={title} />}
        actions={actions}
      />
    </>
  );
}
