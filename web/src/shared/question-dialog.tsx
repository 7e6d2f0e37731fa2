import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useQuestion } from '#state/question.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogButtons } from '#ui/overlays/dialog.tsx';

/** Shows what `ask` asks. Each frame has one. */
export function QuestionDialog() {
  const asked = useQuestion((state) => state.asked);
  useEffect(() => () => useQuestion.getState().asked?.settle(null), []);
  const close = () => asked?.settle(null);
  const { title = '', points = [], answers = [], cancel } = asked ?? {};
  const first = cancel ?? answers[0];
  const buttons = answers.map((answer) => (
    <Button
      key={answer}
      variant={cancel ? 'danger' : answer === first ? 'solid' : 'outline'}
      data-first-focus={answer === first || undefined}
      onClick={() => asked?.settle(answer)}
    >
      {answer}
    </Button>
  ));
  return (
    <Dialog title={title} isOpen={asked !== null} onClose={close}>
      {points.length > 0 && (
        <chakra.div display="grid" gap="4" color="ink.muted">
          {points.map((point) => (typeof point === 'string' ? <p key={point}>{point}</p> : point))}
        </chakra.div>
      )}
      {cancel ? (
        <DialogButtons>
          {/* A stray Enter changes nothing. */}
          <Button variant="outline" data-first-focus onClick={close}>
            {cancel}
          </Button>
          {buttons}
        </DialogButtons>
      ) : (
        <chakra.div display="grid" gap="3">
          {buttons}
        </chakra.div>
      )}
    </Dialog>
  );
}
