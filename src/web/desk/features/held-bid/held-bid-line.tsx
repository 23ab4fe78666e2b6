import { useRouter } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { heldBidAnswerSchema } from '#contract/sale/bid-sheet.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { KeyHint } from '../../actions/key-hint.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { dismissTooLate, forgetHeldBid, type HeldBidOf, tellTooLate } from '../../held-bids.ts';
import { useRead } from '../../use-read.ts';

interface HeldBidLineProps extends HeldBidOf {
  /** The key takes back this one. */
  readonly isNewest: boolean;
}

/** Once its time has come it is asked so often what became of a bid, in milliseconds. */
const askAgain = 1_000;

/** A bid that was sent: how long it can be taken back, or why it did not leave. */
export function HeldBidLine({ offerId, number, tooLate, isNewest }: HeldBidLineProps) {
  const { api, queries } = useDesk();
  const router = useRouter();
  const address = deskApi.heldBid(offerId);
  const { data, error, refetch } = useRead(address, heldBidAnswerSchema, {
    refetchInterval: ({ state: { data } }) =>
      data?.held && data.held.refusal === undefined && secondsTo(data.held.until) === 0 ? askAgain : false,
  });
  const held = data?.held;
  const left = useSecondsTo(held?.refusal === undefined ? held?.until : undefined);
  const isGone = held === null;
  const sheet = `${deskPages.offer(offerId)}?ansicht=gebot`;

  useEffect(() => {
    if (isGone) forgetHeldBid(queries, offerId);
  }, [isGone, queries, offerId]);

  const waits = held?.refusal === undefined;
  /** False where it is too late, which is told: the bid itself is not there any more. */
  async function inTime(call: string): Promise<boolean> {
    try {
      // The one that is on the screen: whatever was sent since is another bid.
      await api.post(call, { heldBid: held?.id });
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === 'bidNotHeld')) throw error;
      tellTooLate(queries, { offerId, number }, error.message);
      return false;
    }
  }
  const back = useAction(async () => {
    const isBack = await inTime(deskApi.takeBackBid(offerId));
    if (isBack) forgetHeldBid(queries, offerId);
    await queries.invalidateQueries();
    // Whoever has read why it was refused stays where they are.
    if (isBack && waits) await router.navigate({ href: sheet });
  });
  const now = useAction(async () => {
    await inTime(deskApi.sendHeldBid(offerId));
    await queries.invalidateQueries();
  });
  useActions({
    takeBackBid: isNewest && held && waits && tooLate === undefined ? () => void back.run() : undefined,
  });
  if (tooLate !== undefined)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-warn bg-sheet px-7 py-2.5">
        <p className="mr-auto" role="alert">
          <PageLink href={sheet}>{number}</PageLink>: {tooLate}
        </p>
        <Button className="bg-sheet px-4 py-2" onClick={() => dismissTooLate(queries, offerId)}>
          Verstanden
        </Button>
      </div>
    );
  if (!held) return null;
  const sum = formatMoney(fromEuros(held.total));
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-7 py-2.5',
        waits ? 'border-ink bg-accent text-on-accent' : 'border-warn bg-sheet',
      )}
    >
      <p className="mr-auto" role={waits ? 'status' : 'alert'}>
        {waits ? (
          <>
            <PageLink href={sheet}>{number}</PageLink>: Gebot über <span className="font-emphasis">{sum}</span> geht{' '}
            {left > 0 ? (
              <span aria-hidden="true" className="tabular-nums">
                in {left} s
              </span>
            ) : (
              'jetzt'
            )}{' '}
            hinaus. Der Kunde sieht noch nichts.
          </>
        ) : (
          <>
            <PageLink href={sheet}>{number}</PageLink>: Das Gebot über {sum} ging nicht hinaus. {held.refusal}
          </>
        )}
      </p>
      <Refusal text={back.refusal ?? now.refusal} />
      <ReadRefusal error={error} read={refetch} />
      <Button
        className="bg-sheet px-4 py-2"
        busy={back.busy}
        busyText="Wird zurückgeholt …"
        onClick={() => void back.run()}
      >
        {waits ? <>Zurückholen {isNewest && <KeyHint of="$mod+Shift+z" />}</> : 'Verstanden'}
      </Button>
      {waits && (
        <Button className="px-4 py-2" busy={now.busy} busyText="Wird gesendet …" onClick={() => void now.run()}>
          Sofort senden
        </Button>
      )}
    </div>
  );
}

const secondsTo = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1_000));

/** The seconds until an instant, told each second. */
function useSecondsTo(instant: string | undefined): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (instant === undefined) return undefined;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [instant]);
  return instant === undefined ? 0 : secondsTo(instant);
}
