import { liveBeat } from '#contract/sale/live.ts';

/** Why the server closes a live socket, and by that what its client does then. */
export const closeCodes = {
  /** The session is over; the client connects again only when signed in. */
  sessionOver: 4401,
  /** Sent faster than it can be recorded. */
  tooMuch: 1008,
  /** One connection more than an account may have; the client tries again now and then. */
  tooMany: 1013,
  /** The client connects again at once, as whom it is now. */
  accountChanged: 4000,
  /** The client connects again, a few seconds of its own later, and reads what it may have missed. */
  comeBack: 1012,
} as const;

/** How often an open socket shows that it lives, in milliseconds. */
export const heartbeat = 30_000;

/** Whether a client only asks whether the line lives. */
export function isBeat(bytes: unknown): boolean {
  return String(bytes) === liveBeat;
}
