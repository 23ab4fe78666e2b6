import { useEffect, useState } from 'react';

interface Question {
  readonly about: string;
  readonly answer: (sure: boolean) => void;
}

/** A question that a form asks before it sends what it has checked. */
export interface Confirmation {
  readonly open: boolean;
  /** Resolves with the answer. */
  readonly ask: () => Promise<boolean>;
  readonly settle: (sure: boolean) => void;
}

/** `about` says what is being agreed to: if that changes while the question is open, the question is taken back. */
export function useConfirmation(about: string): Confirmation {
  const [question, setQuestion] = useState<Question>();
  const outdated = question !== undefined && question.about !== about;

  useEffect(() => {
    if (!outdated) return;
    question?.answer(false);
    setQuestion(undefined);
  }, [outdated, question]);

  return {
    open: question !== undefined && !outdated,
    ask: () => new Promise((answer) => setQuestion({ about, answer })),
    settle(sure) {
      question?.answer(sure);
      setQuestion(undefined);
    },
  };
}
