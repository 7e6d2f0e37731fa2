import { create } from 'zustand';

type Question = {
  /** Why the password is asked for, in a sentence. */
  why: string;
  answer: Promise<boolean>;
  /** @param isProven false where the person would rather not */
  settle: (isProven: boolean) => void;
};

/** Asks staff to sign in again where they are, so that nothing they typed is lost. */
export const useStaffProof = create<{ question: Question | null; isDialogMounted: boolean }>(() => ({
  question: null,
  isDialogMounted: false,
}));

/** Calls that need it at the same time share one question. @returns whether they signed in */
export function askForProof(why: string): Promise<boolean> {
  const { question, isDialogMounted } = useStaffProof.getState();
  if (!isDialogMounted) return Promise.resolve(false);
  if (question) return question.answer;
  let settle: Question['settle'] = () => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = (isProven) => {
      useStaffProof.setState({ question: null });
      resolve(isProven);
    };
  });
  useStaffProof.setState({ question: { why, answer, settle } });
  return answer;
}
