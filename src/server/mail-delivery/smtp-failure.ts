import { z } from 'zod';

const failureSchema = z.object({
  command: z.string().optional().catch(undefined),
  responseCode: z.int().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/** What the other side said of this very mail; a log-in or a greeting that fails says nothing about it. */
const mailCommands = /^(MAIL FROM|RCPT TO|DATA|LMTP)/;

interface SmtpFailure {
  /** Refused for good (5xx); everything else is worth another try. */
  isFinal: boolean;
  /** '550 5.1.1': the codes alone, since the words around them often repeat the address. */
  reply: string | undefined;
}

/** What a failed attempt to send means. */
export function smtpFailure(error: unknown): SmtpFailure {
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return { isFinal: false, reply: undefined };
  const { command = '', responseCode = 0, response = '' } = parsed.data;
  const isRefusal = responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace('-', ' ');
  return {
    isFinal: isRefusal && mailCommands.test(command),
    reply: codes ?? (responseCode > 0 ? String(responseCode) : undefined),
  };
}
