import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import type { DeletionSkipReason } from '#domain/offer/facts.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { useCommand } from '../../use-command.ts';

/** What each reason claims, as whoever names it has to know. */
const reasons: Readonly<Record<DeletionSkipReason, { readonly label: string; readonly hint: string }>> = {
  noMedia: {
    label: 'Es sind keine Datenträger da',
    hint: 'Jedes Gerät ist angesehen. Keines speichert etwas.',
  },
  mediaRemovedByCustomer: {
    label: 'Der Kunde hat die Datenträger entnommen',
    hint: 'Jedes Gerät ist angesehen. Die Plätze der Datenträger sind leer.',
  },
  customerWaived: {
    label: 'Der Kunde verzichtet auf die Löschung',
    hint: 'Der Verzicht liegt in seinen Worten vor. Er gilt nie, wo wir Daten im Auftrag verarbeiten oder ein Nachweis vereinbart ist.',
  },
  destroyedInstead: {
    label: 'Die Datenträger wurden vernichtet',
    hint: 'Es entsteht kein Vernichtungsnachweis. Soll es einen geben, beginnen Sie die Löschung und halten jede Vernichtung am Datenträger fest.',
  },
};

/** Leaves the deletion out, for a reason that the customer reads; only what may be claimed now is offered (DEL-02). */
export function SkipDeletion({ offer }: { readonly offer: DeskOfferView }) {
  const skip = useCommand('skipDeletion', { id: offer.id, version: offer.version });
  const [reason, setReason] = useState<DeletionSkipReason>();
  const [error, setError] = useState<string>();
  const allowed = offer.deletionSkips;
  async function send() {
    if (reason === undefined) return setError('Bitte wählen Sie den Grund, der Kunde liest ihn.');
    await skip({ reason });
  }
  return (
    <Disclosure title="Datenlöschung auslassen">
      <div className="mt-3 grid max-w-xl gap-4">
        <p>
          Der Kunde liest den Grund. Einen Nachweis gibt es dann nicht.
          {!allowed.includes('destroyedInstead') && ' Vernichtung ohne Nachweis geht hier nicht: Einer ist vereinbart.'}
          {!allowed.includes('customerWaived') &&
            ' Ein Verzicht des Kunden zählt hier nicht: Die Löschung ist ihm vertraglich zugesagt.'}
        </p>
        <RadioGroup
          name="skipReason"
          label="Warum wird nichts gelöscht?"
          options={allowed.map((value) => ({ value, ...reasons[value] }))}
          value={reason}
          error={error}
          onChange={(chosen) => {
            setReason(chosen);
            setError(undefined);
          }}
        />
        <div>
          <ActionButton kind="secondary" busyText="Wird gemeldet …" action={send}>
            Datenlöschung auslassen
          </ActionButton>
        </div>
      </div>
    </Disclosure>
  );
}
