import type { EventType, OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import type { MailContent } from './render-mail.ts';

export type EventOf<T extends EventType> = Extract<OfferEvent, { type: T }>;

/** Who reads the mail, as far as its links depend on it. */
export interface MailReader {
  /** Whether an account owns the offer: then links lead into it. */
  hasAccount: boolean;
  /** Page that shows the state of the offer without an account (docs/decisions/0195). */
  statusUrl: string;
  /** Page that leads to the offer by the state of the account: log-in, or a first password (docs/decisions/0460). */
  accessUrl: string;
}

/** Goods to be packed, in numbers. */
export interface MailPacking {
  cartons: number;
  pallets: number;
  /** Kilograms, an estimate. */
  weight: number;
  /** Lines whose batteries nobody has been asked about (LOG-11). */
  unaskedBatteries: number;
}

/** What a mail about an offer knows: the event that triggered it, and the offer right before and right after it. */
export interface OfferMailFacts<T extends EventType = EventType> {
  offerId: string;
  event: EventOf<T>;
  state: OfferState;
  before?: OfferState;
  /** What the seller calls the offer: its mails are found by that. */
  ownName?: string;
  /** Address of the shop without a slash at the end. */
  publicUrl: string;
  reader: MailReader;
  /** What is to be packed, in mails that ask for it: of several places at that of the event. */
  packing?: MailPacking;
  /** The file that the event brings travels with the mail. */
  hasAttachment?: boolean;
  /** What of its devices is doubtful, in German: one serial number twice, or in another sale of the same seller. */
  doubtfulDevices?: string;
  /** Cents of tax, up or down, beside ours: of the seller's own invoice, as a person took it. */
  rounding?: number;
  /** It only reminds, so it says how to switch it off (docs/decisions/0462). */
  isReminder?: boolean;
  /** What the owner has it say around the facts. */
  words?: MailWords;
  /** Hours until the deadline, in reminders of one. */
  hoursLeft?: number;
}

/** The same without an event: what a mail knows that is about no event. */
export type SaleMailFacts = Omit<OfferMailFacts, 'event'>;

/** One mail about an offer, as its file describes it. */
export interface OfferMailDescription<T extends EventType> {
  /** Part of the Message-ID: never renamed, or a repeated job would send the mail again. */
  name: string;
  triggers: readonly T[];
  /** Some events of a triggering type are not worth a mail. */
  isMeant?: (event: EventOf<T>) => boolean;
  content: (facts: OfferMailFacts<T>) => MailContent;
  sample: () => OfferMailFacts;
  /** Its other faces, each under the name that its preview has. */
  variants?: Readonly<Record<string, () => OfferMailFacts>>;
}

export interface OfferMail {
  name: string;
  /** Whether this event triggers the mail. */
  isTriggeredBy(event: OfferEvent): boolean;
  /** Subject and body; throws on an event that does not trigger it. */
  compose(facts: OfferMailFacts): MailContent;
  /** Facts of an invented offer, made by real commands. */
  sample: () => OfferMailFacts;
  variants: Readonly<Record<string, () => OfferMailFacts>>;
}

/** Those that a preview brings, else those that count. */
function wordsOf(name: string, { words = mailWords.get(name) }: Pick<OfferMailFacts, 'words'>) {
  return words && { words };
}

/** Makes a described mail one that can be asked about any event. */
export function offerMail<T extends EventType>(description: OfferMailDescription<T>): OfferMail {
  const { name, triggers, isMeant, content, sample, variants = {} } = description;
  const triggering = (event: OfferEvent): event is EventOf<T> => triggers.some((trigger) => trigger === event.type);
  return {
    name,
    sample,
    variants,
    isTriggeredBy: (event) => triggering(event) && (isMeant?.(event) ?? true),
    compose(facts) {
      const { event } = facts;
      if (!triggering(event)) throw new Error(`${name} says nothing about ${event.type}`);
      const { subject, ...letter } = content({ ...facts, ...wordsOf(name, facts), event });
      return { ...letter, subject: facts.ownName === undefined ? subject : `${subject}, ${facts.ownName}` };
    },
  };
}
