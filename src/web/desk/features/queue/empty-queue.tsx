import type { QueueFilter } from '#contract/desk/desk-queue.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { queueAddress } from '../../queue-address.ts';

/** A list without rows: nothing to do, or nothing that fits. */
export function EmptyQueue({ filter }: { readonly filter: QueueFilter }) {
  const isNarrowed = queueAddress({ ...filter, tab: 'ours' }) !== queueAddress();
  return (
    <div className="rounded-sm border border-line px-5 py-8 text-muted">
      {filter.tab === 'ours' && !isNarrowed ? (
        <>
          <p className="font-emphasis">Nichts zu tun.</p>
          <p className="mt-1">Was neu hereinkommt, erscheint hier von selbst.</p>
        </>
      ) : (
        <p>Hier liegt nichts.</p>
      )}
      {isNarrowed && (
        <PageLink href={queueAddress({ tab: 'all' })} className="text-link mt-3 inline-block">
          Alle Verkäufe zeigen
        </PageLink>
      )}
    </div>
  );
}
