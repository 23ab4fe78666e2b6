import { formatInstantShort } from '#domain/values/instant-text.ts';

/** Why a payment waits, and what clears it; the order is that in which they are told. */
const records = {
  inRun: { text: 'steht in einem Lauf', place: 'run' },
  returnsOpen: { text: 'Geräte zurückschicken, bevor gezahlt wird', place: 'returns' },
  objected: { text: 'Verkäufer hat der Gutschrift widersprochen', place: 'paper' },
  taxUndecided: { text: 'Steuer entscheiden', place: 'tax' },
  noDocument: { text: 'noch kein Beleg', place: 'paper' },
  invoiceRefused: { text: 'Rechnung so nicht zahlbar', place: 'invoice' },
  invoiceWaits: { text: 'Rechnung prüfen', place: 'invoice' },
  accountChanged: { text: 'neue Zahlungsdaten', place: 'waiting' },
  bankSaysPaid: { text: 'Bank hat schon eine Zahlung gebucht: im Kontoauszug zuordnen', place: 'statement' },
  accountDoubted: { text: 'Bank gab Geld zurück: Konto klären', place: 'bank' },
  nameDoubted: { text: 'Bank: Name passt nicht zum Konto, im Kontoauszug entscheiden', place: 'statement' },
  otherPayee: { text: 'Konto lautet auf einen anderen Namen: freigeben', place: 'payee' },
  ownAccount: { text: 'Unser eigenes Konto: Verkäufer nach seinem fragen', place: 'data' },
  accountUnsound: { text: 'IBAN stimmt nicht', place: 'data' },
  bicMissing: { text: 'Konto außerhalb des EWR: BIC erfragen oder von Hand zahlen', place: 'data' },
  placeMissing: {
    text: 'Konto außerhalb des EWR auf einen anderen Namen: Anschrift fehlt, von Hand zahlen',
    place: 'data',
  },
  paypalUnwritable: { text: 'PayPal-Adresse geht nicht in die Datei: von Hand zahlen', place: 'data' },
  overpaid: { text: 'mehr bezahlt als geschuldet: Differenz zurückfordern, danach abschließen', place: 'closing' },
  settled: { text: 'mit einer früheren Zahlung beglichen: abschließen', place: 'closing' },
  nothingToPay: { text: 'kein Betrag zu zahlen', place: 'paper' },
  notRequested: { text: 'Verkäufer hat die Auszahlung noch nicht angefordert', place: 'waiting' },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly place: string }>>;

export type HoldCode = keyof typeof records;

/** Where a hold is cleared: a view of the sale, a run, this page, the bank's statements, by ending the sale, or nowhere but by time and the seller. */
export type HoldPlace = (typeof records)[HoldCode]['place'];

/** Something that a payment waits for. */
export interface PayoutHold {
  readonly code: HoldCode;
  /** In German; what clears it, or until when it lasts. */
  readonly text: string;
  readonly place: HoldPlace;
  /** UTC instant at which it ends by itself. */
  readonly until?: string;
}

/** A hold with its words; `until` is a UTC instant. */
export function holdOf(code: HoldCode, until?: string): PayoutHold {
  const { text, place } = records[code];
  if (until === undefined) return { code, text, place };
  return { code, text: `${text}, bis ${formatInstantShort(until)}`, place, until };
}
