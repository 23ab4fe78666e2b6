import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';

const answer = z.object({ html: z.string() });

interface CustomerFrameProps {
  readonly offerId: string;
  readonly version: number;
  /** The very body that would be sent. */
  readonly body: object;
}

/** The customer's page exactly as it will be, made by the shop itself; anew with each change. */
export function CustomerFrame({ offerId, version, body }: CustomerFrameProps) {
  const { api } = useDesk();
  const call = deskApi.command('previewAdjustment', offerId);
  const { data, error, refetch } = useQuery({
    queryKey: [call, version, JSON.stringify(body)],
    // Given up when the price is sent or changed: asked for afterwards it would be refused.
    queryFn: async ({ signal }) => answer.parse(await api.post(call, body, undefined, signal)).html,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <section aria-label="Wie der Kunde es sieht" className="min-w-0">
      <h2>Wie der Kunde es sieht</h2>
      <ReadRefusal error={error} read={refetch} />
      {data !== undefined && !error && (
        <iframe
          title="Seite des Kunden"
          // Without scripts; the origin stays, or the page's own styles and fonts would be a stranger's.
          sandbox="allow-same-origin"
          srcDoc={data}
          className="mt-3 h-[min(80vh,56rem)] w-full border border-line bg-sheet"
        />
      )}
    </section>
  );
}
