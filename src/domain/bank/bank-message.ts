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
  /**
   * Of a batch that was booked as one, or of one payment of it without our id: by what our file called it, and how many payments it is. In
   * `someIds` those of our ids that the bank tells of it.
   */
  readonly batch?: {
    readonly paymentInfoId?: string;
    readonly messageId?: string;
    readonly payments?: number;
    readonly someIds?: readonly string[];
  };
  /** The run that it was found to be where the bank does not name it: by the sum and the day, or by somebody. */
  readonly run?: string;
  /** The other side. */
  readonly partyName?: string;
  readonly partyIban?: string;
  readonly purpose?: string;
  /** What the bank calls the booking, in its own words. */
  readonly bookingText?: string;
  /** What was ordered, where less or more was booked: the bank keeps a charge. */
  readonly orderedAmount?: Cents;
  /** The amounts of its details do not make up the entry: nothing is concluded from it. */
  readonly isUneven?: true;
}

/** A statement of an account (camt.053) or an advice of single bookings (camt.054). */
export interface AccountStatement {
  readonly kind: 'camt053' | 'camt054';
  /** Its own number by the bank, with its page where it has several: for people. */
  readonly id: string;
  /** What else tells it from others, since some banks give each statement the same id: number, days and page. */
  readonly series: string;
  /** What of it is the same in each version of the message: side, amount and day of each booking, batches as one. */
  readonly bookings: readonly string[];
  readonly iban: string;
  readonly entries: readonly BankEntry[];
  /** Entries that are not booked yet: they are told of, and nothing follows from them. */
  readonly pending: number;
}

/** A statement of an account from which is not paid: nothing of it is read, and it refuses nothing of ours in the same file. */
export interface OtherStatement {
  readonly kind: 'camt053' | 'camt054';
  readonly id: string;
  readonly series: string;
  /** IBAN or what else the bank calls it by. */
  readonly otherAccount: string;
  /** Bookings in it. */
  readonly size: number;
}

/** What is kept of such a statement: it waits for somebody to lay it aside. */
export interface OtherAccountEntry {
  readonly otherAccount: string;
  readonly size: number;
  readonly endToEndId?: undefined;
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

export type BankMessage = AccountStatement | StatusReport | OtherStatement;

/** All that is kept of messages. */
export type KeptEntry = BankEntry | StatusEntry | OtherAccountEntry;

/** A booking of our account: neither an answer to our file nor another account's. */
export function isBooking(entry: KeptEntry): entry is BankEntry {
  return 'direction' in entry;
}

/** Why nothing of a file was taken, in German. The file is kept all the same. */
export const unreadBankTexts = {
  ...unreadXmlTexts,
  otherProtocol:
    'Die Datei antwortet auf keine Überweisungen: Sie ist ein Protokoll der Übertragung (HAC) oder die Antwort auf einen anderen Auftrag. Laden Sie die Antwort auf den Lauf (pain.002) herunter.',
  unknownFormat:
    'Die Datei ist keiner der Berichte, die gelesen werden: camt.053 oder camt.054 (Fassung 02 bis 14), pain.002 (03 bis 14).',
  incomplete:
    'In der Datei fehlt eine Angabe, ohne die kein Umsatz gelesen wird: Konto, Betrag, Buchungstag oder Nummer.',
  otherAccount: 'Der Auszug gehört zu einem anderen Konto als dem, von dem ausgezahlt wird.',
  otherCurrency: 'Der Auszug führt Beträge in einer anderen Währung als Euro.',
  balanceDiffers: 'Anfangssaldo und Umsätze ergeben nicht den Schlusssaldo: Dem Auszug fehlt etwas.',
  zipUnread: 'Das ZIP-Archiv ist beschädigt, zu groß oder enthält keinen Bericht als XML.',
  otherContent: 'Ein Auszug mit dieser Nummer wurde schon eingelesen und hatte einen anderen Inhalt.',
} as const satisfies Readonly<Record<string, string>>;

export type UnreadBankReason = keyof typeof unreadBankTexts;

/** Why nothing of a file was taken, and where in it the reason stands: 'Auszug 2, Umsatz 14: BookgDt'. */
export interface BankRefusal {
  readonly unread: UnreadBankReason;
  readonly place?: string;
}

/** All messages of a file, or why none was taken: never a part. */
export type BankReading = { readonly messages: readonly BankMessage[] } | BankRefusal;
