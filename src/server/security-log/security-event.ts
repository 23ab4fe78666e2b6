import { z } from 'zod';
import { securityKindNames } from '#contract/desk/security-log.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** What is worth a line. A route names its own by `config.security`; what staff changes and what is refused needs no word. */
const kinds = [...keysOf(securityKindNames), 'passwordRecovery', 'staffAction', 'refused', 'unwritten'] as const;

/** Details of an account whose change is noted, by name alone. */
export const notedDetails = ['password', 'email', 'payment', 'taxId', 'vatStatus'] as const;

/** In place of a number, for what was typed on the server's machine. */
export const ofMachine = 'machine';

/** Whom an event is about: numbers of our own that tell nobody who that is, and nothing once the account is deleted (LEG-70). */
export const concernedSchema = z.object({
  account: z.string().optional(),
  staff: z.string().optional(),
  /** Where `staff` is whom it was done to: the member of staff who did it, or the machine. */
  by: z.string().optional(),
  /** Of another system. */
  token: z.string().optional(),
  /** Of an account one of `notedDetails`; else a setting, a text or a mail by the key under which its changes are kept. */
  changed: z.array(z.string()).optional(),
});
export type Concerned = z.infer<typeof concernedSchema>;

export const securityEventSchema = concernedSchema.extend({
  what: z.enum(kinds),
  /** `done`, or the code with which it was refused. */
  result: z.string(),
  /** Method and pattern of the address, never the address itself. */
  call: z.string().optional(),
  offer: z.string().optional(),
  /** As `narrowNetwork` leaves it. */
  network: z.string().optional(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
export type SecurityKind = SecurityEvent['what'];

/** A line of the log: an event, when it was, and of repeats within a minute how many. */
export const securityLineSchema = securityEventSchema.extend({ at: z.string(), times: z.number().optional() });
export type SecurityLine = z.infer<typeof securityLineSchema>;
