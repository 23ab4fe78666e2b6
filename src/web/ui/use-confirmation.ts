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
  /** For the dialog that asks. */
  readonly dialog: { readonly open: boolean; readonly onClose: () => void; readonly onConfirm: () => void };
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

  const open = question !== undefined && !outdated;
  function settle(sure: boolean) {
    question?.answer(sure);
    setQuestion(undefined);
  }
  return {
    open,
    ask: () => new Promise((answer) => setQuestion({ about, answer })),
    dialog: { open, onClose: () => settle(false), onConfirm: () => settle(true) },
  };
}
