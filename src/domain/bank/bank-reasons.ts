/** What a bank's reason means, at the desk and for the seller. */
export interface BankReason {
  readonly text: string;
  /** For the seller, where the desk's words are not theirs to read. */
  readonly forSeller?: string;
  /** It lies with us or the bank: the same account is paid again. Else the account is checked first. */
  readonly isOurs?: true;
}

/** The codes of ISO 20022 that transfers come back with in practice; others are told by their code. */
const known: Readonly<Record<string, BankReason>> = {
  AC01: { text: 'Die IBAN gibt es nicht oder sie ist falsch.' },
  AC04: { text: 'Das Konto ist aufgelöst.' },
  AC06: { text: 'Das Konto ist gesperrt.' },
  AC13: { text: 'Das Konto nimmt diese Zahlung nicht an.' },
  AG01: { text: 'Das Konto lässt Überweisungen nicht zu, etwa ein Sparkonto.' },
  AG02: { text: 'Die Bank des Empfängers nimmt diese Art der Zahlung nicht an.' },
  AM04: { text: 'Die Deckung auf unserem Konto reichte nicht.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  AM05: { text: 'Die Bank hält die Zahlung für doppelt.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  BE01: { text: 'Name und Konto passen nicht zusammen.' },
  BE04: { text: 'Der Bank fehlt die Anschrift des Empfängers.' },
  CNOR: { text: 'Die Bank des Empfängers ist nicht angeschlossen.' },
  CUST: { text: 'Die Zahlung wurde auf Wunsch zurückgegeben.' },
  DT01: { text: 'Der Ausführungstag war ungültig.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  DUPL: {
    text: 'Die Bank hält die Datei oder die Zahlung für doppelt.',
    forSeller: 'Der Grund liegt bei uns.',
    isOurs: true,
  },
  ED05: {
    text: 'Die Banken konnten die Zahlung nicht verrechnen.',
    forSeller: 'Der Grund liegt bei den Banken.',
    isOurs: true,
  },
  FF01: { text: 'Die Bank konnte unsere Datei nicht lesen.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  FOCR: { text: 'Die Zahlung wurde zurückgerufen.' },
  MD07: { text: 'Der Kontoinhaber ist verstorben.', forSeller: 'Die Bank hat die Zahlung nicht angenommen.' },
  MS02: { text: 'Der Empfänger hat die Zahlung abgelehnt, ohne einen Grund zu nennen.' },
  MS03: { text: 'Die Bank nennt keinen Grund.' },
  RC01: { text: 'Die Bank des Empfängers wurde nicht gefunden.' },
  RR01: { text: 'Der Bank fehlen Angaben zu unserem Konto.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  RVCM: { text: 'Nicht alle Namen passen zu ihren Konten.' },
  RVMC: { text: 'Der Name weicht etwas von dem des Kontos ab.' },
  RVNA: { text: 'Die Bank des Kontos konnte den Namen nicht prüfen.' },
  RVNC: { text: 'Die Prüfung des Namens wurde nicht fertig.' },
  RVNM: { text: 'Name und Konto passen nicht zusammen.' },
  TM01: { text: 'Die Datei kam nach dem Annahmeschluss.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
};

/** What the reason that a bank gave means; of a code that is not in the list, and without one, the account is checked. */
export function bankReasonOf(code: string | undefined): BankReason {
  if (code === undefined) return { text: 'Die Bank nennt keinen Grund.' };
  return known[code] ?? { text: `Die Bank nennt den Grund ${code}.` };
}

/** The same with the code behind it, as it stands at the desk. */
export function reasonText(code: string | undefined): string {
  const { text } = bankReasonOf(code);
  return code === undefined || text.includes(code) ? text : `${text} (${code})`;
}

/** The first code of a reason in a bank's words, where it has no field for it. */
export function reasonCodeIn(words: string): string | undefined {
  return words.match(/\b[A-Z]{2}[A-Z\d]{2}\b/g)?.find((code) => Object.hasOwn(known, code));
}
