import { z } from 'zod';
import { type UndeliveredReason, undeliveredReasons } from '#contract/desk/undelivered-mail.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { tlsCodes } from '#server/tls-codes.ts';

const failureSchema = z.object({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.int().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  message: z.string().catch(''),
  cause: z.unknown().optional(),
});

/** What the other side said of this very mail; a log-in or a greeting that fails says nothing about it. */
const mailCommands = /^(MAIL FROM|RCPT TO|DATA|LMTP)/;

/** The codes of Node, OpenSSL and nodemailer that stand for a reason. What fails with a certificate has also a code of its line, so the order counts. */
const codesOfReasons: Readonly<Record<UndeliveredReason, RegExp>> = {
  localPart: /^ELOCALPART$/,
  ...tlsCodes,
  logIn: /^(EAUTH|ENOAUTH|EOAUTH2)$/,
  encryption: /^(ETLS|EREQUIRETLS|ERR_SSL|EPROTO)/,
  name: /^(ENOTFOUND|EDNS|EAI_)/,
  silent: /^(ETIMEDOUT|ESOCKETTIMEDOUT)$/,
  unreachable: /^(ECONN|EHOSTUNREACH|ENETUNREACH|EPIPE|ESOCKET)/,
};

/** Where the library puts a code of its own in place of that of Node or OpenSSL. */
const codesOfMessages = [
  [/altnames/, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  [/self[- ]signed|unable to verify|certificate has expired/i, 'CERT'],
  [/SSL routines/, 'ERR_SSL'],
] as const;

interface SmtpFailure {
  /** Refused for good (5xx), or not to be had by this server; everything else is worth another try. */
  isFinal: boolean;
  /** '550 5.1.1': the codes alone, since the words around them often repeat the address; behind them, or alone, a reason that concerns our settings. */
  reply: string | undefined;
}

/** What a failed attempt to send means. */
export function smtpFailure(error: unknown): SmtpFailure {
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return { isFinal: false, reply: undefined };
  const { command = '', responseCode = 0, response = '' } = parsed.data;
  const isRefusal = responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  const said = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace('-', ' ');
  const codes = said ?? (responseCode > 0 ? String(responseCode) : undefined);
  const wanted = wantedBy(responseCode, response);
  const known = wanted ?? reasonOf(error);
  const reason = codes === undefined || known === 'logIn' || known === 'encryption' ? known : undefined;
  const words = [codes, reason].filter((word) => word !== undefined);
  return {
    isFinal: (isRefusal && wanted === undefined && mailCommands.test(command)) || reason === 'localPart',
    reply: words.length > 0 ? words.join(' ') : undefined,
  };
}

/** What a server misses before it takes any mail (RFC 4954, RFC 3207): no word about this one, whatever command it is said to. */
function wantedBy(responseCode: number, response: string): UndeliveredReason | undefined {
  if (![530, 534, 535, 538].includes(responseCode)) return undefined;
  return /STARTTLS/i.test(response) ? 'encryption' : 'logIn';
}

/** The first reason that a code of the error, or of what it was caused by, stands for. */
function reasonOf(error: unknown): UndeliveredReason | undefined {
  const codes = codesIn(error);
  return keysOf(undeliveredReasons).find((reason) => codes.some((code) => codesOfReasons[reason].test(code)));
}

/** The codes of an error and its causes; OpenSSL's stand in a message where the library wrapped it. */
function codesIn(error: unknown): string[] {
  const parsed = failureSchema.safeParse(error);
  if (!parsed.success) return [];
  const { code, message, cause } = parsed.data;
  const said = codesOfMessages.filter(([words]) => words.test(message)).map(([, meant]) => meant);
  return [...(code === undefined ? [] : [code]), ...said, ...(cause === undefined ? [] : codesIn(cause))];
}
