import { useState } from 'react';
import { type BookLook, bookLookSchema } from '#contract/goods/price-book.ts';
import { useDesk } from '../../desk-context.ts';

/** What a change would do, and what keeps it. */
export interface LookedAt {
  readonly look: BookLook;
  readonly keep: () => Promise<void>;
}

/** Asks what a change of the book would do before anything counts; kept is what was seen, with the word that is asked for beside it. */
export function useBookLook() {
  const { api, queries } = useDesk();
  const [looked, setLooked] = useState<LookedAt>();

  const readAgain = () =>
    queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith('/desk/api/price') });

  async function lookAt(address: string, body: object, onKept: () => void = () => {}): Promise<void> {
    const look = bookLookSchema.parse(await api.post(address, { ...body, look: true }));
    setLooked({
      look,
      async keep() {
        await api.post(address, { ...body, ...(look.unusualCount > 0 && { confirmed: true }) });
        onKept();
        await readAgain();
      },
    });
  }

  return { looked, lookAt, readAgain, forget: () => setLooked(undefined) };
}
