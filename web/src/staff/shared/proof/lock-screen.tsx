import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSignOut } from '#shared/use-sign-out.ts';
import { checkActivity, noteActivity, unlock, useStaffLock } from '#state/staff-lock.ts';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/text.tsx';
import { ProveOwner } from './prove-owner.tsx';

const checkMs = 10_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Takes the desk's place after 30 minutes without input (`LockedAway`). */
export function LockScreen() {
  const isLocked = useStaffLock((state) => state.isLocked);
  useEffect(() => {
    checkActivity();
    const timer = setInterval(checkActivity, checkMs);
    document.addEventListener('visibilitychange', checkActivity);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkActivity);
    };
  }, []);
  useEffect(() => {
    if (isLocked) return;
    for (const sign of signs) document.addEventListener(sign, noteActivity, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, noteActivity);
    };
  }, [isLocked]);
  return isLocked && <Cover />;
}

function Cover() {
  const frame = useRef<HTMLDialogElement>(null);
  const { signOut } = useSignOut();
  useEffect(() => {
    frame.current?.showModal();
    // It may name a person, and tabs and printed pages show it.
    const { title } = document;
    document.title = 'The desk is locked';
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <chakra.dialog
      ref={frame}
      aria-labelledby="staff-locked"
      // Escape closes a dialog, and this one is not to be closed.
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.showModal()}
      width="100vw"
      height="100dvh"
      maxWidth="none"
      maxHeight="none"
      padding="4"
      background="bg.muted"
      color="fg"
    >
      <Card maxWidth="form" marginInline="auto" marginTop="10dvh">
        <Heading id="staff-locked" size="sm">
          The desk is locked
        </Heading>
        <Text color="fg.muted">You were away for 30 minutes. Everything’s as you left it.</Text>
        <ProveOwner
          sendLabel="Unlock"
          cancelLabel="Logout"
          onProved={async () => unlock()}
          onCancel={signOut}
        />
      </Card>
    </chakra.dialog>
  );
}
