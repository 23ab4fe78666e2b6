import { useState } from 'react';
import { type Assigned, assignAnswerSchema } from '#contract/desk/desk-assign.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from './desk-context.ts';

/** Makes a sale one's own, or gives up one's own; undefined while there is none to do it with. */
export function useAssign(sale: { readonly id: string; readonly assigned?: Assigned | undefined } | undefined) {
  const { api, queries } = useDesk();
  /** What has just been done, for whoever cannot see the row change. */
  const [said, setSaid] = useState('');
  const { run, refusal } = useAction(async () => {
    if (sale === undefined) return;
    setSaid('');
    const to = sale.assigned?.isMine ? 'nobody' : 'me';
    const { assigned } = assignAnswerSchema.parse(await api.post(deskApi.assign(sale.id), { to }));
    setSaid(assigned === null ? 'Ist niemandem mehr zugewiesen.' : 'Ist Ihnen zugewiesen.');
    // The next row may be taken while the list is read again.
    void queries.invalidateQueries();
  });
  return { assign: sale && (() => void run()), said, refusal };
}

/** Whose a sale is, in words, with what was said as it was handed over. */
export function assignedWords(assigned: Assigned): string {
  const { name, isMine, note } = assigned;
  const whose = isMine ? 'Ihnen zugewiesen' : `zuständig: ${name}`;
  return note === undefined ? whose : `${whose}. „${note}“`;
}
