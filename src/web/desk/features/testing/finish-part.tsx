import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { TestingView } from '#contract/devices/desk-testing.ts';
import type { NewDeskMessage } from '#contract/sale/offer-messages.ts';
import { releaseRequest } from '#domain/testing/lock-release.ts';
import { locksIn } from '#domain/testing/unit-test.ts';
import { counted } from '#domain/values/number-text.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';

interface FinishPartProps {
  readonly offer: DeskOfferView;
  readonly view: TestingView;
}

/** Begins and ends the test of a sale, and asks the seller to release what is locked. */
export function FinishPart({ offer, view }: FinishPartProps) {
  const { api, queries } = useDesk();
  const [locksStay, setLocksStay] = useState(false);
  const locked = view.units
    .map((unit) => ({ ...unit, codes: locksIn(unit.findings.map(({ code }) => code)) }))
    .filter(({ codes }) => codes.length > 0);
  const open = view.units.filter(({ standing }) => standing === 'untested' || standing === 'photoMissing').length;
  const canBegin = offer.commands.includes('startTesting');
  const canEnd = offer.commands.includes('finishTesting');

  const begin = useAction(async () => send('startTesting', {}));
  const end = useAction(async () => send('finishTesting', { fromUnits: true, ...(locksStay && { locksStay }) }));
  const ask = useAction(async () => {
    const message: NewDeskMessage = { id: randomUuid(), text: releaseRequest(locked), asks: true };
    await api.post(deskApi.command('sendMessage', offer.id), message);
    await queries.invalidateQueries();
  });

  async function send(command: string, body: object) {
    await api.post(deskApi.command(command, offer.id), body, { 'idempotency-key': randomUuid() });
    await queries.invalidateQueries();
  }

  if (canBegin)
    return (
      <div>
        <Button kind="primary" busy={begin.busy} busyText="Wird begonnen …" onClick={() => void begin.run()}>
          Prüfung beginnen
        </Button>
        <Refusal text={begin.refusal} />
      </div>
    );
  if (!canEnd) return null;
  return (
    <section aria-label="Prüfung abschließen" className="grid justify-items-start gap-3 border-t border-line pt-5">
      {locked.length > 0 && (
        <>
          <p>
            {locked.length === 1 ? '1 Gerät ist' : `${locked.length} Geräte sind`} noch an den Kunden gebunden. Gesperrt
            lassen sie sich nicht weiterverkaufen.
          </p>
          <Button busy={ask.busy} busyText="Wird gesendet …" onClick={() => void ask.run()}>
            Kunden um Freigabe bitten
          </Button>
          <Refusal text={ask.refusal} />
          <Checkbox
            name="sperren-bleiben"
            label="Nicht mehr auf die Freigabe warten"
            hint="Die Sperre steht dann als Befund im Prüfprotokoll."
            value={locksStay}
            onChange={setLocksStay}
          />
        </>
      )}
      <Button kind="primary" busy={end.busy} busyText="Wird abgeschlossen …" onClick={() => void end.run()}>
        {open === 0
          ? `Prüfung abschließen: ${counted(view.units.length, 'Gerät', 'Geräte')}`
          : `Prüfung abschließen (${open} noch offen)`}
      </Button>
      <Refusal text={end.refusal} />
    </section>
  );
}
