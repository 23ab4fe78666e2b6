/** Whose turn it is as the provider's people see it: goods on their way wait for nobody, and what is over neither. */
export const deskSides = ['ours', 'theirs', 'underway', 'over'] as const;
export type DeskSide = (typeof deskSides)[number];

/** Where in the house a sale lies, in the order in which goods travel. */
export const deskGroups = ['inquiries', 'orders', 'goodsIn', 'deletion', 'testing', 'payout', 'returns'] as const;
export type DeskGroup = (typeof deskGroups)[number];

interface DeskTaskRecord {
  /** What is to be done, in German, as short as a label. */
  readonly name: string;
  readonly side: DeskSide;
  /** Absent where nothing is left to do. */
  readonly group?: DeskGroup;
}

const records = {
  bid: { name: 'bieten', side: 'ours', group: 'inquiries' },
  answerCounterbid: { name: 'Gegenvorschlag', side: 'ours', group: 'inquiries' },
  awaitAnswer: { name: 'Antwort abwarten', side: 'theirs', group: 'inquiries' },
  awaitAddresses: { name: 'Daten des Kunden abwarten', side: 'theirs', group: 'orders' },
  linkOrder: { name: 'Auftrag anlegen', side: 'ours', group: 'orders' },
  verifyData: { name: 'Daten prüfen', side: 'ours', group: 'orders' },
  sendShippingLabel: { name: 'Versandetikett senden', side: 'ours', group: 'orders' },
  confirmAppointment: { name: 'Termin bestätigen', side: 'ours', group: 'orders' },
  awaitHandover: { name: 'Übergabe steht bevor', side: 'underway', group: 'orders' },
  receiveGoods: { name: 'Ware unterwegs', side: 'underway', group: 'goodsIn' },
  startDeletion: { name: 'Daten löschen', side: 'ours', group: 'deletion' },
  finishDeletion: { name: 'Löschung läuft', side: 'ours', group: 'deletion' },
  startTesting: { name: 'prüfen', side: 'ours', group: 'testing' },
  finishTesting: { name: 'Prüfung läuft', side: 'ours', group: 'testing' },
  judgeFindings: { name: 'Befund bewerten', side: 'ours', group: 'testing' },
  awaitAdjustmentAnswer: { name: 'Antwort zur Anpassung abwarten', side: 'theirs', group: 'testing' },
  decideTax: { name: 'Steuer klären', side: 'ours', group: 'payout' },
  addDocument: { name: 'Beleg erstellen', side: 'ours', group: 'payout' },
  clearObjection: { name: 'Widerspruch klären', side: 'ours', group: 'payout' },
  awaitPayoutRequest: { name: 'Rechnung oder Bestätigung abwarten', side: 'theirs', group: 'payout' },
  pay: { name: 'zahlen', side: 'ours', group: 'payout' },
  // What stands outside the event log tells of these four.
  compareInvoice: { name: 'Rechnung vergleichen', side: 'ours', group: 'payout' },
  awaitInvoice: { name: 'Berichtigte Rechnung abwarten', side: 'theirs', group: 'payout' },
  readStatement: { name: 'angewiesen: Kontoauszug einlesen', side: 'ours', group: 'payout' },
  awaitAccount: { name: 'Zahlung kam zurück: Konto abwarten', side: 'theirs', group: 'payout' },
  sendBack: { name: 'zurücksenden', side: 'ours', group: 'returns' },
  nothing: { name: 'abgeschlossen', side: 'over' },
} as const satisfies Readonly<Record<string, DeskTaskRecord>>;

/** What the provider's people have to do with a sale now, or what they wait for. */
export type DeskTask = keyof typeof records;

/** What is said of each task. */
export const deskTasks: Readonly<Record<DeskTask, DeskTaskRecord>> = records;
