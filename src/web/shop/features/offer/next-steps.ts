import type { OfferView } from '#contract/offer-view.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { transportFacts } from './packing/transport-facts.ts';
import { type Screen, screenOf } from './screen-of.ts';

/** What happens next, and what it costs the customer. */
export interface NextSteps {
  readonly text: string;
  readonly facts: readonly Fact[];
}

const afterYes = {
  shipment:
    'Nach Ihrer Zusage fragen wir Adresse und Bankverbindung ab. Verpackungsmaterial und Versandetikett bekommen Sie kostenlos.',
  pickup: 'Nach Ihrer Zusage fragen wir Adresse und Bankverbindung ab und bestätigen einen Termin für die Abholung.',
  delivery: 'Nach Ihrer Zusage fragen wir Bankverbindung und Wunschtermine ab und bestätigen einen Termin.',
};
const goodsTravel = {
  shipment: 'Nach dem Versand bestätigen wir den Eingang, löschen die Datenträger und prüfen die Geräte.',
  pickup: 'Nach der Abholung bestätigen wir den Eingang, löschen die Datenträger und prüfen die Geräte.',
  delivery: 'Nach der Übergabe bestätigen wir den Eingang, löschen die Datenträger und prüfen die Geräte.',
};
const inspected =
  'Stimmt alles, zahlen wir den vereinbarten Preis. Sonst schlagen wir einen Preis mit Abzügen aus dem Preisblatt vor, den Sie annehmen oder ablehnen.';

const texts: Partial<Record<Screen, (view: OfferView) => string>> = {
  initiated: () => 'Wir stellen Ihre Geräte zusammen und machen Ihnen ein Kaufpreisgebot mit allen möglichen Abzügen.',
  submitted: () =>
    'Sie bekommen ein Kaufpreisgebot mit allen möglichen Abzügen. Dann nehmen Sie an, lehnen ab oder nennen einen eigenen Preis.',
  bid: (view) => afterYes[methodOf(view)],
  bidDeclined: () => 'Auf Ihren eigenen Preis antworten wir mit Ja, Nein oder einem neuen Gebot.',
  counterbidSubmitted: () =>
    'Nehmen wir Ihren Preis an, geben Sie Adresse und Bankverbindung an. Lehnen wir ab, ist die Anfrage geschlossen.',
  agreed: (view) => goodsTravel[methodOf(view)],
  dataCheck: (view) => goodsTravel[methodOf(view)],
  handover: (view) => goodsTravel[methodOf(view)],
  inTransit: () => `Wir bestätigen den Eingang, löschen die Datenträger und prüfen die Geräte. ${inspected}`,
  received: () => inspected,
  testing: () => inspected,
  adjusted: () =>
    'Nehmen Sie an, zahlen wir den angepassten Preis. Lehnen Sie ab, kommen die Geräte kostenlos zurück. Antworten Sie nicht, wird nichts verkauft.',
  payout: () => 'Sobald der Beleg steht und Sie den Vorgang abgeschlossen haben, weisen wir die Zahlung an.',
  finished: () => 'Sie bekommen eine E-Mail, sobald die Zahlung angewiesen ist.',
  returning: () => 'Die Sendungsnummer der Rücksendung sehen Sie hier, sobald sie unterwegs ist.',
};

/** What happens next at this screen; undefined where nothing does. */
export function nextSteps(view: OfferView): NextSteps | undefined {
  const text = texts[screenOf(view)]?.(view);
  if (text === undefined) return undefined;
  return {
    text,
    facts: [
      ...(view.stage === 'negotiation' || view.stage === 'logistics' ? transportFacts(view) : []),
      ...(view.stage === 'payout' || view.stage === 'orderRejected'
        ? []
        : [{ name: 'Auszahlung', value: 'nach der Prüfung' }]),
    ],
  };
}

function methodOf(view: OfferView): keyof typeof afterYes {
  return view.shippingMethod ?? 'shipment';
}
