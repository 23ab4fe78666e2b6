import type { HttpClient } from '#tests/support/http-client.ts';
import type { SecretPage } from '#tests/support/mailbox.ts';

type Body = Record<string, unknown>;

/** One call of a tour: who may make it, and what is sent when nothing is wrong. */
export interface TourCall {
  by: HttpClient;
  /** As the app registers it: `/desk/api/reject/:offerId`. */
  route: string;
  offerId?: string;
  body: Body;
  /** Other forms that the contract allows, never sent as they are. */
  also?: Body[];
}

/** The people of a tour, and what is done with each of its calls. */
export interface Tour {
  newVisitor(): HttpClient;
  visitor: HttpClient;
  seller: HttpClient;
  /** Of the seller. */
  email: string;
  desk: HttpClient;
  /** Somebody else at the desk, where two have to do something. */
  otherDesk: HttpClient;
  staff: { email: string; password: string };
  password: string;
  now(): Date;
  /** Id of goods that can be sold. */
  entryId: string;
  /** A payment of a sale that is paid already, or is paid once more: its ids and cents. */
  paidPayment(
    offerId: string,
    state?: 'paid' | 'ordered',
  ): Promise<{ readonly id: string; readonly endToEndId: string; readonly amount: number }>;
  /** Does all jobs that are due. */
  runJobs(): Promise<void>;
  /** Answers what the server answered to the call as it is meant. */
  make(call: TourCall): Promise<unknown>;
  /** Address of a new upload. */
  upload(by: HttpClient): Promise<string>;
  /** Secret part of the mailed link to a page. */
  tokenFor(email: string, page: SecretPage): Promise<string>;
}
