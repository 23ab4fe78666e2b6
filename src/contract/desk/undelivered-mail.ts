import { z } from 'zod';
import { keysOf } from '#domain/values/keys-of.ts';

/** Why the mail server takes no mail or gives no answer, and what helps; each is a sentence of the desk. */
export const undeliveredReasons = {
  localPart:
    'Unser Mailserver nimmt keine Umlaute vor dem @ an (SMTPUTF8). Erreichen Sie den Kunden auf anderem Weg, und fragen Sie nach einer Adresse ohne Umlaute',
  certificateName:
    'Das Zertifikat unseres Mailservers nennt einen anderen Namen. Wer den Server betreibt, schreibt ihn in SMTP_URL (als Host oder tls.servername)',
  certificate:
    'Dem Zertifikat unseres Mailservers vertrauen wir nicht. Wer den Server betreibt, nennt in SMTP_URL die Datei seiner Zertifizierungsstelle (caFile)',
  logIn:
    'Unser Mailserver nimmt unsere Anmeldung nicht an. Wer den Server betreibt, prüft Name und Passwort in SMTP_URL',
  encryption:
    'Die Verschlüsselung mit unserem Mailserver kommt nicht zustande. Wer den Server betreibt, prüft Port und STARTTLS in SMTP_URL',
  name: 'Den Namen unseres Mailservers gibt es nicht. Wer den Server betreibt, prüft SMTP_URL',
  silent: 'Unser Mailserver antwortet nicht',
  unreachable: 'Unser Mailserver ist nicht erreichbar',
} as const;
export type UndeliveredReason = keyof typeof undeliveredReasons;

/** A mail that has not reached its reader. */
export const undeliveredMailSchema = z.object({
  /** deferred: it is tried again. refused: it is not; the reader has to be reached in another way. */
  state: z.enum(['deferred', 'refused']),
  /** Which mail it is, such as bid-placed. */
  mail: z.string(),
  offerId: z.string().optional(),
  to: z.string(),
  attempts: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Codes of the other side's answer, such as '550 5.1.1'; absent when there was none. */
  reply: z.string().optional(),
  /** Why there was no answer to the mail, or what the server misses, where it is known. */
  reason: z.enum(keysOf(undeliveredReasons)).optional(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMailSchema>;
