import { useEffect } from 'react';
import { useStaffQuestion } from '#state/staff/staff-question.ts';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';

/** Shows what `askStaff` asks. */
export function QuestionDialog() {
  const asked = useStaffQuestion((state) => state.asked);
  useEffect(() => () => useStaffQuestion.getState().asked?.settle(false), []);
  return (
    <ConfirmDialog
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      cancelLabel={asked?.cancelLabel}
      isOpen={asked !== null}
      onConfirm={() => asked?.settle(true)}
      onCancel={() => asked?.settle(false)}
    >
      {asked?.points.map((point) => (
        <p key={point}>{point}</p>
      ))}
    </ConfirmDialog>
  );
}
