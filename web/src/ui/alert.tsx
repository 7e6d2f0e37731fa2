import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    borderRadius: 'md',
    borderInlineStartWidth: '4px',
    borderColor: 'currentColor',
    lineHeight: 'snug',
  },
  variants: {
    status: {
      danger: { background: 'danger.bg', color: 'danger.text' },
      warning: { background: 'warning.bg', color: 'warning.text' },
      success: { background: 'success.bg', color: 'success.text' },
      info: { background: 'info.bg', color: 'info.text' },
    },
  },
});

export type AlertStatus = 'danger' | 'warning' | 'success' | 'info';

type AlertProps = {
  status: AlertStatus;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** A notice. Danger interrupts screen readers (`role="alert"`); the other kinds wait (`role="status"`). */
export function Alert({ status, title, children, action }: AlertProps) {
  return (
    <Frame status={status} role={status === 'danger' ? 'alert' : 'status'}>
      <AlertStatusIcon status={status} />
      <chakra.div display="grid" gap="2" flex="1" minWidth="0" justifyItems="start" overflowWrap="anywhere">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action}
      </chakra.div>
    </Frame>
  );
}

export function AlertStatusIcon({ status }: { status: AlertStatus }) {
  if (status === 'success') return <CheckIcon />;
  if (status === 'info') return <InfoIcon />;
  return <AlertIcon />;
}
