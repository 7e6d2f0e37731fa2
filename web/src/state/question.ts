import type { ReactNode } from 'react';
import { create } from 'zustand';

type Question<Answer> = {
  title: string;
  /** Sentences, or other parts with a key. */
  points: readonly ReactNode[];
  /** What the buttons say. */
  answers: readonly Answer[];
  /** What another button says, which changes nothing and has the focus first. Without it, the first answer has. */
  cancel?: string;
};

type Asked = Question<string> & { settle: (answer: string | null) => void };

/** One dialog for all screens and keys, in each frame. */
export const useQuestion = create<{ asked: Asked | null }>(() => ({ asked: null }));

/** @returns the answer, or null where the question was closed */
export function ask<Answer extends string>(question: Question<Answer>): Promise<Answer | null> {
  useQuestion.getState().asked?.settle(null);
  return new Promise((resolve) => {
    const settle = (given: string | null) => {
      useQuestion.setState({ asked: null });
      resolve(question.answers.find((answer) => answer === given) ?? null);
    };
    useQuestion.setState({ asked: { ...question, settle } });
  });
}

/** Asks only where there is something to point out. @returns whether to go on */
export async function askWhereDoubtful(question: Question<string>): Promise<boolean> {
  return question.points.length === 0 || (await ask(question)) !== null;
}
