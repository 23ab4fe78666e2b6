import { useState } from 'react';
import { z } from 'zod';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { uploadedFileSchema } from '#contract/fields.ts';
import type { AdjustmentProposal } from '#contract/sale/desk-adjustment.ts';
import { addDays, type Day, dayOf } from '#domain/values/day.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { UnusualDialog } from '../../ui/unusual-dialog.tsx';
import { useUnusual } from '../../ui/use-unusual.ts';
import { adjustedSum, type Waived, waivedBody } from './adjusted-sum.ts';
import { CustomerFrame } from './customer-frame.tsx';
import { MissingDoubts } from './missing-doubts.tsx';
import { ProposalLine } from './proposal-line.tsx';

interface AdjustmentEditorProps {
  readonly offer: DeskOfferView;
  readonly proposal: AdjustmentProposal;
  /** Whoever looks may decide. */
  readonly canDecide: boolean;
}

/** Days that the customer has beyond the least of seven. */
const usualAnswerDays = 10;
const uploaded = z.tuple([uploadedFileSchema]);

/** The price after the test: composed from findings and the frozen sheet, with the customer's page beside it. */
export function AdjustmentEditor({ offer, proposal, canDecide }: AdjustmentEditorProps) {
  const { api, queries } = useDesk();
  const today = dayOf(new Date().toISOString());
  const [waived, setWaived] = useState<Waived>(
    () => new Map(proposal.waived.map(({ findingId, note }) => [findingId, note])),
  );
  const [answerUntil, setAnswerUntil] = useState<Day | null | undefined>(() =>
    onWorkingDay(addDays(today, usualAnswerDays)),
  );
  const [returnsOptional, setReturnsOptional] = useState(offer.adjustment?.returnsOptional === true);
  const [evidence, setEvidence] = useState<readonly { url: string; name: string }[]>([]);
  const [uploadRefusal, setUploadRefusal] = useState<string>();
  const agreed = fromEuros(proposal.agreedTotal);
  const total = adjustedSum(proposal, waived);
  const isMissing = proposal.lines.some(({ quantity, received }) => received < quantity);
  const isProven = !isMissing || proposal.proof.length + evidence.length > 0;
  const standing = offer.adjustment && fromEuros(offer.adjustment.total);
  const isUpwards = standing === undefined || total > standing;
  const canSend =
    canDecide && isProven && isUpwards && offer.commands.includes('adjustBid') && total < agreed && answerUntil != null;
  const body = {
    ...{ fromUnits: true, answerUntil, waived: waivedBody(waived) },
    ...(evidence.length > 0 && { missingEvidence: evidence.map(({ url }) => url) }),
    ...(returnsOptional && { returnsOptional }),
  };
  const post = async (command: string, sent: object) => {
    try {
      await api.post(deskApi.command(command, offer.id), sent, {
        'idempotency-key': randomUuid(),
        'if-match': `"${offer.version}"`,
      });
    } finally {
      // Nothing is composed any more once the agreed price is paid: that call would be refused.
      const isOver = command === 'skipAdjustingBid';
      await queries.invalidateQueries({
        predicate: ({ queryKey: [call] }) => !isOver || call !== deskApi.adjustment(offer.id),
      });
    }
  };
  const unusual = useUnusual();
  const { busy, refusal, run } = useAction(() => unusual.tried((more) => post('adjustBid', { ...body, ...more })));

  function waive(findingIds: readonly string[], note: string | undefined) {
    const next = new Map(waived);
    for (const id of findingIds) {
      if (note === undefined) next.delete(id);
      else next.set(id, note);
    }
    setWaived(next);
  }

  async function prove(files: readonly File[]) {
    setUploadRefusal(undefined);
    try {
      for (const file of files) {
        const form = new FormData();
        form.append('file', file);
        const [stored] = uploaded.parse(await api.upload(deskApi.uploads, form));
        setEvidence((before) => [...before, stored]);
      }
    } catch (error) {
      setUploadRefusal(messageOf(error));
    }
  }

  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="min-w-0">
        <p role="status" aria-label="Preis nach der Prüfung" className="rounded-sm bg-steel p-4">
          Vereinbart {formatMoney(agreed)}, nach der Prüfung <strong>{formatMoney(total)}</strong>
          {standing !== undefined && `, zuletzt angeboten ${formatMoney(standing)}`}
        </p>
        <ul className="mt-6">
          {proposal.lines.map((line) => (
            <ProposalLine key={line.itemId} {...{ line, waived, canDecide }} onWaive={waive} />
          ))}
        </ul>
        {isMissing && (
          <div className="grid gap-4 border-t border-ink py-4">
            <p>
              {proposal.proof.length === 0
                ? 'Vom Wareneingang liegt kein Foto der geöffneten Pakete vor.'
                : `Nachweis für Fehlendes: ${proposal.proof.length === 1 ? '1 Foto' : `${proposal.proof.length} Fotos`} vom Wareneingang.`}
            </p>
            {canDecide && (
              <FileField
                name="nachweis"
                label="Weiterer Nachweis"
                value={evidence.map(({ url, name }) => ({ key: url, name, state: 'complete' as const }))}
                endings={['jpg', 'jpeg', 'png', 'webp', 'pdf']}
                multiple
                onPick={(files) => void prove(files)}
                onRemove={(key) => setEvidence(evidence.filter(({ url }) => url !== key))}
              />
            )}
            <Refusal text={uploadRefusal} />
          </div>
        )}
        {canDecide && (
          <div className="grid justify-items-start gap-4 border-t border-ink pt-4">
            {offer.commands.includes('adjustBid') && total < agreed && (
              <>
                <DateField
                  name="antwort-bis"
                  label="Antwort des Kunden bis"
                  hint="Mindestens 7 Tage. Schweigen ist keine Zustimmung."
                  value={answerUntil}
                  earliest={addDays(today, 7)}
                  onChange={setAnswerUntil}
                />
                <Checkbox
                  name="ruecknahme"
                  label="Der Kunde darf einzelne Geräte zurücknehmen"
                  hint="Sie gehen kostenlos zurück, für die übrigen wird gezahlt."
                  value={returnsOptional}
                  onChange={setReturnsOptional}
                />
                {isMissing && <MissingDoubts offer={offer} />}
                <Button
                  kind="primary"
                  busy={busy}
                  busyText="Wird gesendet …"
                  disabled={!canSend}
                  onClick={() => void run()}
                >
                  Angepassten Preis senden
                </Button>
                {!isProven && (
                  <p className="text-muted">
                    Fehlendes wird nur mit Nachweis abgezogen. Fügen Sie ihn oben an, dann lässt sich der Preis senden.
                  </p>
                )}
                {!isUpwards && <p className="text-muted">Ein neuer Preis muss über dem zuletzt angebotenen liegen.</p>}
                <Refusal text={refusal} />
              </>
            )}
            {offer.commands.includes('skipAdjustingBid') && (
              <ConfirmedButton
                kind={total < agreed || offer.side !== 'ours' ? 'secondary' : 'primary'}
                text="Vereinbarten Preis zahlen"
                question="Vereinbarten Preis zahlen?"
                confirmText="Vereinbarten Preis zahlen"
                busyText="Wird bestätigt …"
                action={() => post('skipAdjustingBid', {})}
              >
                <p>
                  Der Kunde bekommt {formatMoney(agreed)}, wie vereinbart. Danach lässt sich der Preis nicht mehr
                  anpassen.
                </p>
              </ConfirmedButton>
            )}
          </div>
        )}
      </div>
      <UnusualDialog asked={unusual.asked} confirmText="Preis so senden" onClose={unusual.forget} />
      {canSend && !busy && <CustomerFrame offerId={offer.id} version={offer.version} body={body} />}
    </div>
  );
}
