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

const over = 'Die Geräte bleiben bei Ihnen. Sie können sie jederzeit neu anfragen.';

const texts: Record<Screen, (view: OfferView) => string> = {
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
  deadlinePassed: () =>
    'Wir können Ihnen noch ein neues Gebot machen. Dann erscheint es hier, und Sie bekommen eine E-Mail. Oder Sie starten eine neue Anfrage.',
  completed: () => 'Der Verkauf ist abgeschlossen. Verlauf und Belege bleiben hier stehen.',
  aborted: () => 'Der Vorgang ist beendet. Der Verlauf bleibt hier stehen.',
  rejected: () => over,
  declined: () => over,
  counterbidDeclined: () => over,
  cancelled: (view) =>
    view.agreement
      ? 'Die Geräte bleiben bei Ihnen. Kommen doch noch welche bei uns an, schicken wir sie kostenlos zurück.'
      : over,
};

/** What happens next at this screen, and what it costs. */
export function nextSteps(view: OfferView): NextSteps {
  const screen = screenOf(view);
  const own = view.shippingMethod === 'delivery' && travels.has(view.stage);
  return {
    text: texts[screen](view),
    facts: [
      ...(view.turn !== 'nobody' && travels.has(view.stage) ? transportFacts(view) : []),
      ...(view.turn === 'nobody' || !awaitsPayout.has(view.stage)
        ? []
        : [{ name: 'Auszahlung', value: 'nach der Prüfung' }]),
      { name: 'Kosten für Sie', value: own ? 'nur Ihre Fahrt' : 'keine' },
    ],
  };
}

const travels: ReadonlySet<OfferView['stage']> = new Set(['negotiation', 'logistics']);
const awaitsPayout: ReadonlySet<OfferView['stage']> = new Set(['negotiation', 'logistics', 'deletion', 'testing']);

function methodOf(view: OfferView): keyof typeof afterYes {
  return view.shippingMethod ?? 'shipment';
}
