import type { DeskRight } from '#contract/desk/desk-rights.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** Something that can be done at the desk by a button, by its key and out of the palette. */
export interface ActionRecord {
  /** What a button, the palette and the help call it, in German. */
  readonly name: string;
  /** As tinykeys writes keys; the first one stands on buttons. Letters in lower case. */
  readonly keys?: readonly [string, ...string[]];
  /** The part of the page that must have the focus for its keys (`data-keys`). What is no single letter may go without. */
  readonly area?: 'list' | 'sheet' | 'offer' | 'week';
  /** Who may do it; anybody at the desk where it is absent. */
  readonly right?: DeskRight;
  /** Moving about: known by its key and in the help, out of place in a palette. */
  readonly onlyKey?: true;
}

/**
 * Every action of the desk. A page offers those it can do while it is on the screen (`useActions`); keys, palette, help and the hints
 * on buttons follow from here.
 */
const table = {
  openPalette: { name: 'Alle Befehle', keys: ['$mod+k'], onlyKey: true },
  openHelp: { name: 'Tasten zeigen', keys: ['[Shift]+?'] },
  search: { name: 'Suchen', keys: ['[Shift]+/'] },
  openNext: { name: 'Nächsten öffnen', keys: ['o'], area: 'list' },
  nextRow: { name: 'Eine Zeile nach unten', keys: ['j', 'ArrowDown'], area: 'list', onlyKey: true },
  previousRow: { name: 'Eine Zeile nach oben', keys: ['k', 'ArrowUp'], area: 'list', onlyKey: true },
  openRow: { name: 'Zeile öffnen', keys: ['Enter'], area: 'list', onlyKey: true },
  nextTab: { name: 'Nächster Reiter', keys: ['l', 'ArrowRight'], area: 'list', onlyKey: true },
  previousTab: { name: 'Voriger Reiter', keys: ['h', 'ArrowLeft'], area: 'list', onlyKey: true },
  assignRow: { name: 'Mir zuweisen oder abgeben', keys: ['z'], area: 'list' },
  handOverRow: { name: 'Weitergeben', keys: ['w'], area: 'list' },
  markRow: { name: 'Zeile markieren', keys: ['x'], area: 'list' },
  takePriceProposal: { name: 'Preisvorschlag ansehen und übernehmen', keys: ['p'], area: 'list', right: 'priceBook' },
  rejectPriceProposal: { name: 'Preisvorschlag ablehnen', keys: ['r'], area: 'list', right: 'priceBook' },
  showNews: { name: 'Neues anzeigen', keys: ['a'], area: 'list' },
  newInquiry: { name: 'Anfrage aufnehmen', keys: ['n'], area: 'list', right: 'createFromInquiry' },
  saveView: { name: 'Ansicht speichern', keys: ['v'], area: 'list' },
  sendBid: { name: 'Gebot senden, nächsten öffnen', keys: ['$mod+Enter'], right: 'submitBid' },
  takeBackBid: { name: 'Gesendetes Gebot zurückholen', keys: ['$mod+Shift+z'], right: 'submitBid' },
  previewBid: { name: 'Wie der Kunde es sieht', right: 'submitBid' },
  takeProposal: { name: 'Vorschlag übernehmen', keys: ['='], area: 'sheet' },
  priceAlike: { name: 'Alle Gruppen dieses Modells so bepreisen', keys: ['g'], area: 'sheet' },
  onlyOpen: { name: 'Nur offene Zeilen', keys: ['o'], area: 'sheet' },
  toDeductions: { name: 'Abzüge', keys: ['a'], area: 'sheet' },
  changeByPercent: { name: 'Preise um Prozent ändern', keys: ['%'], area: 'sheet' },
  fillDown: { name: 'Obersten Preis nach unten füllen', keys: ['$mod+d'], area: 'sheet' },
  undoEntry: { name: 'Letzten Eintrag zurücknehmen', keys: ['$mod+z'], area: 'sheet' },
  decideTax: { name: 'Steuer entscheiden', keys: ['$mod+s'], right: 'tax' },
  issueDocument: { name: 'Beleg ausstellen, nächsten öffnen', keys: ['b'], area: 'offer', right: 'addCreditNote' },
  writeMessage: { name: 'Rückfrage schreiben', keys: ['r'], area: 'offer', right: 'sendMessage' },
  addNote: { name: 'Notiz schreiben', keys: ['i'], area: 'offer' },
  toList: { name: 'Zurück zur Liste', keys: ['Escape'], area: 'offer' },
  assignOffer: { name: 'Verkauf mir zuweisen oder abgeben', keys: ['z'], area: 'offer' },
  handOverOffer: { name: 'Verkauf weitergeben', keys: ['w'], area: 'offer' },
  takeOver: { name: 'Verkauf übernehmen', keys: ['u'], area: 'offer' },
  takePhoto: { name: 'Foto des Geräts', keys: ['F2'], right: 'receiveUnits' },
  noteDeviation: { name: 'Abweichung des Geräts', keys: ['F4'], right: 'receiveUnits' },
  undoScan: { name: 'Letzten Scan zurücknehmen', keys: ['F8'], right: 'receiveUnits' },
  batteryDamaged: { name: 'Akku des Geräts ist beschädigt', keys: ['F9'], right: 'receiveUnits' },
  nextWeek: { name: 'Nächste Woche', keys: ['l', 'ArrowRight'], area: 'week', right: 'handover' },
  previousWeek: { name: 'Vorige Woche', keys: ['h', 'ArrowLeft'], area: 'week', right: 'handover' },
  thisWeek: { name: 'Diese Woche', keys: ['w'], area: 'week', right: 'handover' },
  nextVisit: { name: 'Nächster ohne Termin', keys: ['j', 'ArrowDown'], area: 'week', onlyKey: true },
  previousVisit: { name: 'Voriger ohne Termin', keys: ['k', 'ArrowUp'], area: 'week', onlyKey: true },
} as const satisfies Readonly<Record<string, ActionRecord>>;

export type ActionId = keyof typeof table;

export const deskActions: Readonly<Record<ActionId, ActionRecord>> = table;

/** All actions, in the order of palette and help. */
export const actionIds = keysOf(deskActions);
