import { Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaffProof } from '#state/staff-proof.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ProveOwner } from './prove-owner.tsx';

/** Asks for the password where a call needs it. The call waits, then is retried. */
export function ProofDialog() {
  const question = useStaffProof((state) => state.question);
  const client = useQueryClient();
  useEffect(() => {
    useStaffProof.setState({ isDialogMounted: true });
    return () => {
      useStaffProof.getState().question?.settle(false);
      useStaffProof.setState({ isDialogMounted: false });
    };
  }, []);
  const cancel = () => question?.settle(false);
  const onProved = async () => {
    question?.settle(true);
    // What was read from the database meanwhile was refused as well.
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  return (
    <Dialog title="Is it still you?" isOpen={question !== null} onClose={cancel}>
      {question && (
        <>
          <Text color="fg.muted">{question.why}</Text>
          <ProveOwner sendLabel="Continue" onProved={onProved} onCancel={cancel} />
        </>
      )}
    </Dialog>
  );
}
