import { z } from 'zod';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { carrierSettings, carrierVariables, carrierVariablesOf } from './carriers/carrier-settings.ts';
import { defaultLimits } from './db/limits.ts';
import { StartProblem } from './db/start-problem.ts';
import { setting } from './setting.ts';

const port = z.coerce.number().int().min(0).max(65_535);
/** An address with a password in it. The words of a refusal never repeat it. */
function secretAddress(protocol: RegExp, form: string) {
  const error = () =>
    `Keine Adresse wie ${form}. Was in Namen und Kennwörtern kein Buchstabe und keine Ziffer ist, gehört als %XX hinein, # etwa als %23, @ als %40, / als %2F.`;
  return z.url({ protocol, error, abort: true }).refine(isReadable, { error });
}

/** Whether each %XX in it stands for something, and a folder is one of this machine. */
function isReadable(address: string): boolean {
  const { protocol, host, username, password } = new URL(address);
  try {
    decodeURIComponent(username + password);
    return protocol !== 'file:' || host === '';
  } catch {
    return false;
  }
}
const databaseAddress = secretAddress(/^postgres(ql)?$/, 'postgres://benutzer:kennwort@rechner:5432/datenbank');
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const seconds = z.coerce.number().min(0.1).max(3_600);
/** In the settings millions of bytes, inside bytes. */
const megabytes = z.coerce
  .number()
  .positive()
  .transform((count) => count * 1_000_000);

/** More proxies than this in a row are a mistake, and each one too many is a caller that names its own address. */
const maxHops = 8;
/** Counted from the server's neighbour on. That nobody else is a neighbour is up to the network (docs/settings.md). */
const hops = z.coerce
  .number()
  .int()
  .min(1)
  .max(maxHops)
  .transform((most) => (_address: string, hop: number) => hop < most);
const networks = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));
const trustedProxies = z.union([z.literal('off').transform(() => false), hops, networks], {
  error: () =>
    `TRUST_PROXY nimmt „off“, die Zahl der eigenen Proxys vor dem Server (1 bis ${maxHops}) oder ihre Netze mit Kommas, etwa „10.0.0.0/8, fd00::/8“. Statt des früheren „on“ heißt es „1“ hinter einem einzigen Load-Balancer.`,
});

/** Of a key that signs cookies and links, in characters: 32 of base64url hold 192 bits. */
export const leastSecretLength = 32;

const secrets = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z
        .string()
        .min(
          leastSecretLength,
          `Jeder Schlüssel braucht mindestens ${leastSecretLength} Zeichen, durch Kommas getrennt.`,
        ),
    ),
  );
const count = z.coerce.number().int().min(1).max(1_000_000);

/** Every setting there is, in the order in which docs/settings.md prints them. */
export const settings = z.object({
  MODE: setting(
    z.enum(['demo', 'production']),
    '`demo`; `production` once `DATABASE_URL` is set',
    'demo data, demo log-ins and `/dev/` exist in demo mode only',
  ),
  DEMO_PUBLIC: setting(
    z.enum(['yes', 'no']),
    '`no`',
    '`yes` lets the demo listen on other than loopback addresses, with its known passwords and its readable mails',
  ),
  PORT: setting(port, '3000', 'where it listens'),
  HOST: setting(z.string(), '127.0.0.1', 'on which address of the machine it listens'),
  PUBLIC_URL: setting(
    address,
    'http://localhost:3000',
    'the address people use, in production with https unless it is the machine itself; links in mails, the live socket and passkeys go by it (passkeys need a name, not an IP address)',
  ),
  DATA_DIR: setting(
    z.string(),
    './data',
    'embedded database, uploads, captured mail, generated secrets, security log, preview pictures; closed to other users of the machine',
  ),
  DATABASE_URL: setting(
    databaseAddress,
    'a PostgreSQL of its own, embedded, in `DATA_DIR/postgres`',
    'a PostgreSQL server from 15 on, with its contrib modules (`pg_trgm`), the user being the owner of the database',
  ),
  DATABASE_DIRECT_URL: setting(
    databaseAddress,
    'as `DATABASE_URL`',
    'the server itself, where `DATABASE_URL` is a pooler that gives each transaction another connection (PgBouncer with `pool_mode = transaction`)',
  ),
  DATABASE_CONNECTIONS: setting(
    z.coerce.number().int().min(2).max(500),
    '10',
    'connections of a process to PostgreSQL, beside up to 3 for the job queue and 1 for notices',
  ),
  DATABASE_CONNECT_SECONDS: setting(
    seconds,
    String(defaultLimits.connectSeconds),
    'how long a connection is waited for; then the call is answered with 503',
  ),
  DATABASE_STATEMENT_SECONDS: setting(seconds, String(defaultLimits.statementSeconds), 'the same of a statement'),
  DATABASE_IDLE_SECONDS: setting(
    seconds,
    String(defaultLimits.idleSeconds),
    'the same of the next statement of a transaction',
  ),
  STORAGE_URL: setting(
    secretAddress(/^(s3|file)$/, 's3://schlüssel:geheimnis@rechner/bucket oder file:///ordner'),
    'files in `DATA_DIR`',
    '`s3://…`, or `file:///…` on a disk that all processes share',
  ),
  UPLOAD_URL: setting(
    z.string().regex(/^\/[\w./-]*[\w-]$/, 'must be a path on this server'),
    '`/selfservice/api/uploads`',
    'where files are posted',
  ),
  UPLOAD_MB_PER_SENDER: setting(
    megabytes,
    '500',
    'megabytes of uploads of an account or browser in 30 days; beyond that files are refused before they are read (429 `uploadsTooMuch`)',
  ),
  UPLOAD_MB_PER_NETWORK: setting(megabytes, '2000', 'the same of a network (IPv6 by /64)'),
  UPLOAD_MB_IN_ALL: setting(megabytes, '20000', 'the same of all strangers together (507 `storageFull`)'),
  SIGNING_SECRETS: setting(
    secrets,
    'in production a file in `DATA_DIR`, made with the first start',
    'keys that sign cookies and links, newest first, with commas; several machines need the same ([operations](operations.md))',
  ),
  SMTP_URL: setting(
    secretAddress(/^smtps?$/, 'smtp://benutzer:kennwort@rechner:587'),
    'mail is captured',
    '`smtp://user:password@host:587` (STARTTLS, required with a password) or `smtps://…`; its options stand in [operations](operations.md)',
  ),
  // Not MAIL: a login shell sets that to where the person's own mail lies.
  MAIL_MODE: setting(
    z.literal('capture'),
    'none',
    '`capture` lets production start without `SMTP_URL`: mails stay in the database',
  ),
  ...carrierVariables,
  VIES_URL: setting(
    address,
    'USt-IdNrn. are not checked',
    "the EU's register, `https://ec.europa.eu/taxation_customs/vies/rest-api` (its answers are stored with their number)",
  ),
  VIES_SECONDS: setting(seconds, '15', 'how long an answer of the register is waited for'),
  CMS_URL: setting(address, 'the files in `content/`', 'content service'),
  MATOMO_URL: setting(address, 'none', 'web analytics'),
  CONSENT_SCRIPT_URL: setting(
    z.url({ protocol: /^https$/ }),
    'the shop asks itself',
    "script of another consent provider, in place of the shop's own question",
  ),
  METRICS_PORT: setting(
    port,
    'none',
    'where the process tells Prometheus how it does (`/metrics`), on a port that no stranger reaches',
  ),
  METRICS_HOST: setting(z.string(), '127.0.0.1', 'on which address of the machine that is'),
  WEBHOOKS_TO_LOOPBACK: setting(
    z.enum(['yes', 'no']),
    '`no`',
    '`yes` lets webhooks go to this machine, without TLS: for demonstrations, refused in production',
  ),
  JOBS: setting(
    z.enum(['on', 'off']),
    '`on`',
    '`off` in a process that only answers, while another one sends the mails',
  ),
  RATE_LIMITS: setting(
    z.enum(['on', 'off']),
    '`on`',
    '`off` for measurements: nothing is counted by network or account',
  ),
  COMPANY_DATA: setting(
    z.enum(['required', 'incomplete']),
    '`required`',
    '`incomplete` lets production start although `shop.config.ts` lacks what the legal pages name; for measurements',
  ),
  TRUST_PROXY: setting(
    trustedProxies,
    '`off`',
    'behind load balancers that set X-Forwarded-For: their networks (`10.0.0.0/8, fd00::/8`), or how many of them stand in a row (`1`) if the server can be reached through them only. Limits count by what they say',
  ),
  LEAVE_SECONDS: setting(
    z.coerce.number().min(0).max(300),
    '0',
    'on SIGTERM `/health/ready` says 503 for so long while everything is still answered; then it ends within 20 s ([operations](operations.md))',
  ),
  MAX_CONNECTIONS: setting(count, '10000', 'open connections of a process'),
  MAX_CONNECTIONS_PER_NETWORK: setting(count, '500', 'the same of one network; only without `TRUST_PROXY`'),
  SLOW_REQUEST_SECONDS: setting(
    seconds,
    '30',
    'headers that are incomplete after so long, and bodies that bring less than 64 kB in so long, are ended with 408',
  ),
  SOCKETS_PER_ACCOUNT: setting(count, '20', 'live sockets of an account in a process'),
  SOCKET_MESSAGES_PER_SECOND: setting(count, '5', 'what each of them may say'),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    '`warn` in demo, `info` in production',
    'fatal, error, warn, info, debug, trace or silent',
  ),
});

export type Env = ReturnType<typeof readEnv>;

/** Reads the settings; every one has a default that serves a newcomer. Throws on a bad value. */
export function readEnv(variables: Record<string, string | undefined>) {
  const parsed = settings.safeParse(variables);
  if (!parsed.success) throw new StartProblem(`Ungültige Einstellungen:\n${z.prettifyError(parsed.error)}`);
  const given = parsed.data;
  const { missing } = carrierSettings(given);
  if (missing.length > 0) throw new StartProblem(`Für den Zugang zum Paketdienst fehlt: ${missing.join(', ')}`);
  const mode = given.MODE ?? (given.DATABASE_URL ? 'production' : 'demo');
  const listenPort = given.PORT ?? 3000;
  return {
    mode,
    /** The demo has known passwords: others reach it only when that is meant. */
    demoPublic: given.DEMO_PUBLIC === 'yes',
    port: listenPort,
    host: given.HOST ?? '127.0.0.1',
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${listenPort}`,
    dataDir: given.DATA_DIR ?? './data',
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    databaseConnections: given.DATABASE_CONNECTIONS ?? 10,
    databaseLimits: {
      connectSeconds: given.DATABASE_CONNECT_SECONDS ?? defaultLimits.connectSeconds,
      statementSeconds: given.DATABASE_STATEMENT_SECONDS ?? defaultLimits.statementSeconds,
      idleSeconds: given.DATABASE_IDLE_SECONDS ?? defaultLimits.idleSeconds,
    },
    storageUrl: given.STORAGE_URL,
    uploadUrl: given.UPLOAD_URL ?? '/selfservice/api/uploads',
    /** Bytes of uploads that are kept. */
    storageLimits: {
      perSender: given.UPLOAD_MB_PER_SENDER ?? 500_000_000,
      perNetwork: given.UPLOAD_MB_PER_NETWORK ?? 2_000_000_000,
      inAll: given.UPLOAD_MB_IN_ALL ?? 20_000_000_000,
    },
    signingSecrets: given.SIGNING_SECRETS,
    smtpUrl: given.SMTP_URL,
    /** Access to the carriers that make our labels, over which the desk's settings are laid. */
    carriers: carrierVariablesOf(given),
    /** The EU's register of USt-IdNrn.; not asked without an address. */
    vies:
      given.VIES_URL === undefined
        ? undefined
        : { url: given.VIES_URL, seconds: given.VIES_SECONDS ?? 15, requester: shopConfig.company.vatId },
    /** Production without a mail server has to be meant. */
    captureMail: given.MAIL_MODE === 'capture',
    cmsUrl: given.CMS_URL,
    matomoUrl: given.MATOMO_URL,
    /** Script of another consent provider; without one the shop asks itself. */
    consentScriptUrl: given.CONSENT_SCRIPT_URL,
    /** Where the process says how it does; not at all without a port. */
    metrics:
      given.METRICS_PORT === undefined
        ? undefined
        : { port: given.METRICS_PORT, host: given.METRICS_HOST ?? '127.0.0.1' },
    /** For demonstrations and tests; production refuses it. */
    webhooksToLoopback: given.WEBHOOKS_TO_LOOPBACK === 'yes',
    /** Off in a process that only answers, while others beside it send the mails. */
    jobs: given.JOBS !== 'off',
    rateLimits: given.RATE_LIMITS !== 'off',
    leaveSeconds: given.LEAVE_SECONDS ?? 0,
    /** Production wants all that the legal pages name; measurements of it do without. */
    companyDataRequired: mode === 'production' && given.COMPANY_DATA !== 'incomplete',
    /** Whose word in X-Forwarded-For counts: so many proxies nearest to the server, or those in these networks. */
    trustProxy: given.TRUST_PROXY ?? false,
    connectionLimits: {
      inAll: given.MAX_CONNECTIONS ?? 10_000,
      perNetwork: given.MAX_CONNECTIONS_PER_NETWORK ?? 500,
      slowSeconds: given.SLOW_REQUEST_SECONDS ?? 30,
    },
    socketLimits: {
      perAccount: given.SOCKETS_PER_ACCOUNT ?? 20,
      messagesPerSecond: given.SOCKET_MESSAGES_PER_SECOND ?? 5,
    },
    logLevel: given.LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'),
  };
}
