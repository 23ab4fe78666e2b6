import { offerLockSchema } from '#contract/desk/desk-lock.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { timeOfDay } from '#domain/values/berlin-clock.ts';
import { useLiveView } from '#web/lib/use-live.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { KeyButton } from '../../actions/key-button.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { useRead } from '../../use-read.ts';

/**
 * Says who else of the desk has this sale open, live, and tells them that it is open here. Nobody is kept from anything; whose it is can be
 * changed, which the security log keeps. For the head of the sale's page, inside of `data-keys="offer"`.
 */
export function OfferLock({ offerId }: { readonly offerId: string }) {
  const { api, queries } = useDesk();
  useLiveView(offerId);
  const queryKey = [deskApi.openAt(offerId)];
  const { data, error, refetch } = useRead(deskApi.openAt(offerId), offerLockSchema, {
    // The notice that ends a colleague's view may be lost with the line.
    refetchInterval: 60_000,
  });
  const { run, refusal } = useAction(async () => {
    queries.setQueryData(queryKey, offerLockSchema.parse(await api.post(deskApi.takeOver(offerId), {})));
  });
  const others = data?.others ?? [];
  const holder = others.find(({ holds }) => holds);
  useActions({ takeOver: holder && (() => void run()) });
  return (
    <div role="status" className="empty:hidden">
      {others.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-4 rounded-sm bg-steel px-3 py-1.5">
          {others.map(({ name, since, holds }) => (
            <p key={name}>
              {holds ? `${name} bearbeitet diesen Verkauf seit ` : `${name} hat diesen Verkauf auch offen, seit `}
              {timeOfDay(new Date(since))} Uhr.
            </p>
          ))}
          <KeyButton action="takeOver" text="Übernehmen" className="px-4 py-1" />
        </div>
      )}
      <Refusal text={refusal} />
      <ReadRefusal error={error} read={refetch} />
    </div>
  );
}
