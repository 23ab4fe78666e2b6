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
  AC02: { text: 'Unser Konto ist falsch angegeben.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  AC03: { text: 'Die IBAN ist falsch.' },
  AC04: { text: 'Das Konto ist aufgelöst.' },
  AC05: { text: 'Unser Konto ist aufgelöst.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  AC06: { text: 'Das Konto ist gesperrt.' },
  AC07: { text: 'Das Konto ist aufgelöst.' },
  AC13: { text: 'Unser Konto lässt diese Zahlung nicht zu.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  AC14: { text: 'Das Konto nimmt diese Zahlung nicht an.' },
  AG01: { text: 'Das Konto lässt Überweisungen nicht zu, etwa ein Sparkonto.' },
  AG02: { text: 'Die Bank des Empfängers nimmt diese Art der Zahlung nicht an.' },
  AM04: { text: 'Die Deckung auf unserem Konto reichte nicht.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  AM05: { text: 'Die Bank hält die Zahlung für doppelt.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  BE01: { text: 'Name und Konto passen nicht zusammen.' },
  BE04: {
    text: 'Der Bank fehlt die Anschrift des Empfängers.',
    forSeller: 'Der Grund liegt bei uns.',
    isOurs: true,
  },
  BE05: { text: 'Die Bank kennt uns nicht als Auftraggeber.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  BE06: { text: 'Die Bank kennt den Empfänger nicht.' },
  BE07: { text: 'Der Bank fehlt unsere Anschrift.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
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
  NARR: { text: 'Die Bank nennt den Grund in eigenen Worten.' },
  RC01: { text: 'Die Bank des Empfängers wurde nicht gefunden.' },
  RR01: { text: 'Der Bank fehlen Angaben zu unserem Konto.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
  RR02: {
    text: 'Der Bank fehlen unser Name oder unsere Anschrift.',
    forSeller: 'Der Grund liegt bei uns.',
    isOurs: true,
  },
  RR03: {
    text: 'In unserer Datei fehlen Name oder Anschrift des Empfängers.',
    forSeller: 'Der Grund liegt bei uns.',
    isOurs: true,
  },
  RVCM: { text: 'Nicht alle Namen passen zu ihren Konten.' },
  RVMC: { text: 'Der Name weicht etwas von dem des Kontos ab.' },
  RVNA: { text: 'Die Bank des Kontos konnte den Namen nicht prüfen.' },
  RVNC: { text: 'Die Prüfung des Namens wurde nicht fertig.' },
  RVNM: { text: 'Name und Konto passen nicht zusammen.' },
  TM01: { text: 'Die Datei kam nach dem Annahmeschluss.', forSeller: 'Der Grund liegt bei uns.', isOurs: true },
};

/**
 * Families of codes that are about our own account, our file, its signature and way, the amount and the day that it names, or what happens between
 * banks; and single ones of the others.
 */
const ours = [
  /^(AB|AM|CH|CN|DS|DT|DU|FF|ID|TA|TD|TM|TS)[0-9A-Z]{2}$/,
  /^(AC10|AG(09|10)|BE(10|13|16|19|20)|ED0[136]|RC(03|05|08|09|11|12)|RF01|RR(0[5-9]|1[0-2])|SL(01|11|12))$/,
];

/** What the reason that a bank gave means; of a code that is in no list, and without one, the account is checked. */
export function bankReasonOf(code: string | undefined): BankReason {
  if (code === undefined) return { text: 'Die Bank nennt keinen Grund.' };
  const found = known[code];
  if (found !== undefined) return found;
  if (!ours.some((family) => family.test(code))) return { text: `Die Bank nennt den Grund ${code}.` };
  const text = `Die Bank nennt den Grund ${code}: Er liegt bei uns oder den Banken.`;
  return { text, forSeller: 'Der Grund liegt bei uns oder den Banken.', isOurs: true };
}

/** Of several reasons the one that is about the account, so that none of ours hides it; the first where none is. */
export function tellingReasonOf(codes: readonly string[]): string | undefined {
  return codes.find((code) => bankReasonOf(code).isOurs === undefined && code !== 'NARR') ?? codes[0];
}

/** The same with the code behind it, as it stands at the desk. */
export function bankReasonText(code: string | undefined): string {
  const { text } = bankReasonOf(code);
  return code === undefined || text.includes(code) ? text : `${text} (${code})`;
}

/** The first code of a reason in a bank's words, where it has no field for it. */
export function reasonCodeIn(words: string): string | undefined {
  return words.match(/\b[A-Z]{2}[A-Z\d]{2}\b/g)?.find((code) => Object.hasOwn(known, code));
}
