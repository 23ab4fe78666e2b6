import { useEffect } from 'react';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { Answers } from './answers.ts';
import { saveDraftAnswers, takeDraftAnswers } from './draft-answers.ts';

/** Half-typed answers survive that the page is loaded again, and nothing else: every other way in starts afresh. */
export function useDraftAnswers({ hook }: ShopForm<Answers>, page: string): void {
  const { reset, getValues } = hook;
  useEffect(() => {
    const draft = takeDraftAnswers(page);
    if (draft !== undefined) reset({ ...draft, drives: draft.drives.length > 0 ? draft.drives : getValues('drives') });
    const keep = () => saveDraftAnswers(page, getValues());
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [page, reset, getValues]);
}
