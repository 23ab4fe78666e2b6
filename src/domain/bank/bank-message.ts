import type { Cents } from '#domain/values/money.ts';
import { unreadXmlTexts } from '#domain/xml/unread-xml.ts';

/** The messages of a bank that are read, each in its version of before and in that of now. */
export const bankMessageKinds = ['camt053', 'camt054', 'pain002'] as const;
export type BankMessageKind = (typeof bankMessageKinds)[number];

/** One payment that a statement tells of; of a batch without details the whole batch. */
export interface BankEntry {
  /** Always above nothing, in the account's money. */
  readonly amount: Cents;
  /** 'debit': it left the account. */
  readonly direction: 'credit' | 'debit';
  /** Day of booking, yyyy-mm-dd. */
  readonly bookedOn: string;
  /** The bank's own number of the entry. */
  readonly bankReference?: string;
  /** Ours, as the order of the payment named it. */
  readonly endToEndId?: string;
  /** The bank gives the money back, or takes back an entry that it made by mistake. */
  readonly isReturn: boolean;
  /** Why, as the bank's code: 'AC04'. */
  readonly reasonCode?: string;
  /** Of a batch that was booked as one: by what our file called it, and how many payments it had. */
  readonly batch?: { readonly paymentInfoId?: string; readonly messageId?: string; readonly payments?: number };
  /** The other side. */
  readonly partyName?: string;
  readonly partyIban?: string;
  readonly purpose?: string;
  /** The amounts of its details do not make up the entry: nothing is concluded from it. */
  readonly isUneven?: true;
}

/** A statement of an account (camt.053) or an advice of single bookings (camt.054). */
export interface AccountStatement {
  readonly kind: 'camt053' | 'camt054';
  /** Its own number by the bank, with its page where it has several. */
  readonly id: string;
  readonly iban: string;
  readonly entries: readonly BankEntry[];
  /** Entries that are not booked yet: they are told of, and nothing follows from them. */
  readonly pending: number;
}

/** What the bank answers about one payment of our file, or about all of a part of it. */
export interface StatusEntry {
  readonly status: string;
  readonly reasonCode?: string;
  /** Where it gives several. */
  readonly otherReasons?: readonly string[];
  /** Its own words: the name that it knows, or what its codes do not say. */
  readonly bankWords?: string;
  /** It is about one payment and names none: nothing of it counts for the others of the file. */
  readonly isUnnamed?: true;
  readonly endToEndId?: string;
  /** Without an id of the payment: every payment of this part of the file, or of the whole file. */
  readonly paymentInfoId?: string;
  readonly messageId?: string;
}

/** A report on the payments of one file (pain.002). */
export interface StatusReport {
  readonly kind: 'pain002';
  readonly id: string;
  readonly originalMessageId: string;
  readonly entries: readonly StatusEntry[];
}

export type BankMessage = AccountStatement | StatusReport;

/** Why nothing of a file was taken, in German. The file is kept all the same. */
export const unreadBankTexts = {
  ...unreadXmlTexts,
  otherProtocol:
    'Die Datei antwortet auf keine Überweisungen: Sie ist ein Protokoll der Übertragung (HAC) oder die Antwort auf einen anderen Auftrag. Laden Sie die Antwort auf den Lauf (pain.002) herunter.',
  unknownFormat:
    'Die Datei ist keiner der Berichte, die gelesen werden: camt.053 (Fassung 02 oder 08), camt.054 (02 oder 08), pain.002 (03 oder 10).',
  incomplete:
    'In der Datei fehlt eine Angabe, ohne die kein Umsatz gelesen wird: Konto, Betrag, Buchungstag oder Nummer.',
  otherAccount: 'Der Auszug gehört zu einem anderen Konto als dem, von dem ausgezahlt wird.',
  otherCurrency: 'Der Auszug führt Beträge in einer anderen Währung als Euro.',
  balanceDiffers: 'Anfangssaldo und Umsätze ergeben nicht den Schlusssaldo: Dem Auszug fehlt etwas.',
  otherContent: 'Ein Auszug mit dieser Nummer wurde schon eingelesen und hatte einen anderen Inhalt.',
} as const satisfies Readonly<Record<string, string>>;

export type UnreadBankReason = keyof typeof unreadBankTexts;

/** All messages of a file, or why none was taken: never a part. */
export type BankReading = { readonly messages: readonly BankMessage[] } | { readonly unread: UnreadBankReason };
