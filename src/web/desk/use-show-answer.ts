import type { QueryKey } from '@tanstack/react-query';
import { useDesk } from './desk-context.ts';

/**
 * Shows what a call answered in place of what was read. A reading that is still on its way is older than the call and would take its effect
 * off the screen again: it is given up.
 */
export function useShowAnswer<Answer>(queryKey: QueryKey): (answer: Answer) => Promise<void> {
  const { queries } = useDesk();
  return async (answer) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, answer);
  };
}
