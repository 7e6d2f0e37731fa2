import { create } from 'zustand';

type Question = {
  title: string;
  /** What is out of the ordinary, a sentence each. */
  points: readonly string[];
  confirmLabel: string;
  cancelLabel?: string;
};

type Asked = Question & { settle: (isMeant: boolean) => void };

/** One dialog for all screens and keys of the desk. */
export const useStaffQuestion = create<{ asked: Asked | null }>(() => ({ asked: null }));

/** Asks before something that staff rarely mean. @returns whether they do; at once where no point is given */
export function askStaff(question: Question): Promise<boolean> {
  if (question.points.length === 0) return Promise.resolve(true);
  useStaffQuestion.getState().asked?.settle(false);
  return new Promise((resolve) => {
    const settle = (isMeant: boolean) => {
      useStaffQuestion.setState({ asked: null });
      resolve(isMeant);
    };
    useStaffQuestion.setState({ asked: { ...question, settle } });
  });
}
