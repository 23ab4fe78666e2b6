import { useEffect, useEffectEvent } from 'react';
import { ProblemError } from './problem-error.ts';

/** Tells when a call was refused because nobody is signed in any more. */
export function useUnauthorised(problem: unknown, onUnauthorised: () => void): void {
  const tell = useEffectEvent(onUnauthorised);
  useEffect(() => {
    if (problem instanceof ProblemError && problem.status === 401) tell();
  }, [problem]);
}
