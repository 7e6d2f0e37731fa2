import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type AlertStatus, AlertStatusIcon } from '#ui/alert.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Toasts close after this long (specification, "Shared shell"). */
const toastDurationMs = 5000;
const withActionMs = 10_000;
/** The last of that time. A press closes at once. */
const fadeMs = 180;

type Countdown = { text: string; endsAt: number };

type Toast = {
  id: number;
  status: AlertStatus;
  message: string;
  countdown?: Countdown;
  action?: { label: string; run: () => void };
  durationMs?: number;
};

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '50',
    // As a popover it would be a framed box in the middle.
    inset: 'auto',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    background: 'none',
    color: 'inherit',
    overflow: 'visible',
    insetInlineEnd: '4',
    width: 'min(24rem, calc(100vw - 2rem))',
    // Below the header with its cart button, beside the heading. A phone has no room beside it: there, at the lower edge.
    top: { md: '5.5rem' },
    bottom: { base: 'calc(1rem + env(safe-area-inset-bottom))', md: 'auto' },
    mdDown: {
      // Above a bar of buttons that stays there.
      'body:has([data-bottom-bar]) &': { bottom: '8.5rem' },
      // In the checkout the lower edge may show the service address: over the site's header, above the steps.
      'body:has([data-progress]) &': { top: '2', bottom: 'auto' },
    },
    md: {
      // Below the steps.
      'body:has([data-progress]) &': { top: '9.25rem' },
      // In the desk's bar, side by side, above the buttons of its pages.
      'body:has([data-staff-bar]) &': { top: '1', insetInlineEnd: '2', width: 'calc(100vw - 1rem)' },
    },
    pointerEvents: 'none',
  },
});

// Light in both schemes, as specified: these colours do not follow the theme.
const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingBlock: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: '#E1D9C6',
    borderInlineStartWidth: '5px',
    background: '#FFFEFB',
    color: '#12241C',
    boxShadow: '0 12px 32px -12px rgb(18 36 28 / 0.45)',
    lineHeight: 'snug',
    pointerEvents: 'auto',
    animation: 'rise 180ms ease-out',
    '&[data-leaving]': { opacity: 0, transition: `opacity ${fadeMs}ms ease-in` },
  },
  variants: {
    status: {
      danger: { borderInlineStartColor: '#9B2318' },
      warning: { borderInlineStartColor: '#C98A00' },
      success: { borderInlineStartColor: '#1B6338' },
      info: { borderInlineStartColor: '#1D5361' },
    },
  },
});

const CloseButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    marginBlock: '-1',
    borderRadius: 'sm',
    _focusVisible: { outline: '3px solid #12241C' },
  },
});

type ToastRegionProps = { toasts: readonly Toast[]; onDismiss: (id: number) => void };

/**
 * Notices at the top right. The region has to be in the page before what is to be announced comes into it, so it stays. While
 * a dialog is open, all outside it is inert, and the notices are in a region inside.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { toasts, onDismiss } = props;
  const dialog = useOpenDialog();
  // What went well is known by the next press, and would cover what that brings. An offer or a failure keeps its time.
  useEffect(() => {
    const endSuccess = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[popover]')) return;
      for (const { id, status, action } of toasts) if (status === 'success' && !action) onDismiss(id);
    };
    // Before the press shows its own.
    document.addEventListener('click', endSuccess, true);
    return () => document.removeEventListener('click', endSuccess, true);
  }, [toasts, onDismiss]);
  return (
    <>
      <Notices {...props} isHere={dialog === null} />
      {dialog && createPortal(<Notices {...props} isHere />, dialog)}
    </>
  );
}

function Notices({ toasts, onDismiss, isHere }: ToastRegionProps & { isHere: boolean }) {
  const region = useRef<HTMLDivElement>(null);
  // Into the top layer, where it is placed by the window and not by the dialog.
  useEffect(() => {
    // Safari 16.4 has no popovers.
    const { current: node } = region;
    if (node?.isConnected && 'togglePopover' in node) node.togglePopover(true);
  }, []);
  return (
    <Region ref={region} popover="manual" role="region" aria-label="Notifications" data-print="hide">
      <chakra.div
        aria-live="polite"
        display="flex"
        flexDirection="row-reverse"
        flexWrap="wrap"
        gap="2"
        css={{
          '& > *': {
            width: 'full',
            maxWidth: { base: '28rem', xl: '40rem' },
            'body:has([data-staff-bar]) &': { width: { md: 'auto' }, minWidth: { md: '20rem' } },
          },
        }}
      >
        {isHere && toasts.map((toast) => <ShownToast key={toast.id} toast={toast} onDismiss={onDismiss} />)}
      </chakra.div>
    </Region>
  );
}

/** The dialog on top, or null where none is open. */
function useOpenDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    // Of two, the one on top has the focus.
    const find = () =>
      setDialog(document.activeElement?.closest('dialog[open]') ?? document.querySelector('dialog[open]'));
    const watch = new MutationObserver(find);
    watch.observe(document.body, { subtree: true, attributeFilter: ['open'], childList: dialog !== null });
    find();
    return () => watch.disconnect();
  }, [dialog]);
  return dialog;
}

type ShownToastProps = { toast: Toast; onDismiss: (id: number) => void };

function ShownToast({ toast, onDismiss }: ShownToastProps) {
  // Nobody is hurried who is reading it: the clock starts afresh when the pointer or the focus leaves.
  const [isHeld, setHeld] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const endsAt = toast.countdown?.endsAt;
  useEffect(() => {
    setOver(false);
    if (endsAt === undefined) return;
    const timer = setTimeout(() => setOver(true), endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt]);

  const shownMs = toast.durationMs ?? (toast.action ? withActionMs : toastDurationMs);
  useEffect(() => {
    if (isHeld) return;
    const leave = setTimeout(() => setLeaving(true), shownMs - fadeMs);
    const timer = setTimeout(() => onDismiss(toast.id), shownMs);
    return () => {
      setLeaving(false);
      clearTimeout(leave);
      clearTimeout(timer);
    };
  }, [isHeld, toast, shownMs, onDismiss]);

  return (
    <Frame
      status={toast.status}
      data-leaving={isLeaving || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <AlertStatusIcon status={toast.status} />
      <chakra.p flex="1" minWidth="0">
        {toast.message}
        {toast.countdown && <SecondsLeft key={toast.countdown.endsAt} {...toast.countdown} />}
      </chakra.p>
      {toast.action && !isOver && (
        <chakra.button
          type="button"
          minHeight="8"
          fontWeight="bold"
          textDecoration="underline"
          _focusVisible={{ outline: '3px solid #12241C' }}
          onClick={() => {
            onDismiss(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </chakra.button>
      )}
      <CloseButton type="button" aria-label="Dismiss" onClick={() => onDismiss(toast.id)}>
        <CloseIcon />
      </CloseButton>
    </Frame>
  );
}

/** Counts down in sight. Screen readers hear once how long it is. */
function SecondsLeft({ text, endsAt }: Countdown) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  const [first] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const say = (count: number) => `${text} in ${count} ${count === 1 ? 'second' : 'seconds'}`;
  return (
    <chakra.span display="block">
      <VisuallyHidden>{say(first)}</VisuallyHidden>
      <span aria-hidden>{say(left)}</span>
    </chakra.span>
  );
}

const secondsUntil = (moment: number) => Math.max(Math.ceil((moment - Date.now()) / 1000), 0);
