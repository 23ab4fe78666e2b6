/** An event of a sale, as other systems are told of it. */
export interface Happened {
  readonly offerId: string;
  /** Of the event in the log of the sale. */
  readonly version: number;
  readonly type: string;
  /** UTC instant. */
  readonly at: string;
}

/** The number of a message: the same for an event however often it is sent, so that a receiver knows it again. */
export function messageIdOf({ offerId, version }: Pick<Happened, 'offerId' | 'version'>): string {
  return `${offerId}_${version}`;
}

/** What is sent: that it happened, and nothing of persons or money. The receiver reads the sale. */
export function messageBodyOf({ offerId, version, type, at }: Happened): string {
  return JSON.stringify({ type: `offer.${type}`, timestamp: at, data: { event: type, offerId, version, at } });
}
