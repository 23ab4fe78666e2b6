import { bankCalls, type WaitingEntryView } from '#contract/money/bank-statements.ts';
import { useDesk } from '../../desk-context.ts';
import { DismissForm } from '../../ui/dismiss-form.tsx';

/** The rest of the account, such as rent and fees, is laid aside in one step. */
export function DismissForeign({ entries }: { readonly entries: readonly WaitingEntryView[] }) {
  const { api, queries } = useDesk();
  async function dismiss(reason: string) {
    await api.post(bankCalls.dismiss, { entryIds: entries.map(({ id }) => id), reason });
    await queries.invalidateQueries();
  }
  return (
    <div className="grid justify-items-start gap-2 rounded-sm bg-steel p-5">
      <p>
        {entries.length} Umsätze tragen keine Kennung von uns, und keine Auszahlung passt dazu. Legen Sie alle auf
        einmal weg.
      </p>
      <DismissForm name="foreign" dismiss={dismiss} />
    </div>
  );
}
