import { z } from 'zod';
import { shopConfig } from '#shop.config.ts';
import { carrierSettings, carrierVariables } from './carriers/carrier-settings.ts';
import { defaultLimits } from './db/limits.ts';
import { StartProblem } from './db/start-problem.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** An empty variable means the same as none: so `DATABASE_URL= npm start` does what one reads. */
const unset = (value: unknown) => (value === '' ? undefined : value);
const seconds = z.coerce.number().min(0.1).max(3_600);
/** In the settings millions of bytes, inside bytes. */
const megabytes = z.coerce
  .number()
  .positive()
  .transform((count) => count * 1_000_000);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());

/** More proxies than this in a row are a mistake, and each one too many is a caller that names its own address. */
const maxHops = 8;
/** Counted from the server's neighbour on. That nobody else is a neighbour is up to the network (README.md). */
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

const count = z.coerce.number().int().min(1).max(1_000_000);

const settings = z.object({
  MODE: optional(z.enum(['demo', 'production'])),
  DEMO_PUBLIC: optional(z.enum(['yes', 'no'])),
  PORT: optional(port),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(address),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_CONNECTIONS: optional(z.coerce.number().int().min(2).max(500)),
  DATABASE_CONNECT_SECONDS: optional(seconds),
  DATABASE_STATEMENT_SECONDS: optional(seconds),
  DATABASE_IDLE_SECONDS: optional(seconds),
  STORAGE_URL: optional(z.url({ protocol: /^(s3|file)$/ })),
  UPLOAD_URL: optional(z.string().regex(/^\/[\w./-]*[\w-]$/, 'must be a path on this server')),
  UPLOAD_MB_PER_SENDER: optional(megabytes),
  UPLOAD_MB_PER_NETWORK: optional(megabytes),
  UPLOAD_MB_IN_ALL: optional(megabytes),
  SIGNING_SECRETS: optional(
    z
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
      ),
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  // Not MAIL: a login shell sets that to where the person's own mail lies.
  MAIL_MODE: optional(z.literal('capture')),
  CMS_URL: optional(address),
  MATOMO_URL: optional(address),
  CONSENT_SCRIPT_URL: optional(z.url({ protocol: /^https$/ })),
  METRICS_PORT: optional(port),
  METRICS_HOST: optional(z.string()),
  /** Webhooks also to this machine, without TLS. */
  WEBHOOKS_TO_LOOPBACK: optional(z.enum(['yes', 'no'])),
  JOBS: optional(z.enum(['on', 'off'])),
  RATE_LIMITS: optional(z.enum(['on', 'off'])),
  COMPANY_DATA: optional(z.enum(['required', 'incomplete'])),
  TRUST_PROXY: optional(trustedProxies),
  MAX_CONNECTIONS: optional(count),
  MAX_CONNECTIONS_PER_NETWORK: optional(count),
  SLOW_REQUEST_SECONDS: optional(seconds),
  SOCKETS_PER_ACCOUNT: optional(count),
  SOCKET_MESSAGES_PER_SECOND: optional(count),
  VIES_URL: optional(address),
  VIES_SECONDS: optional(seconds),
  ...carrierVariables,
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

export type Env = ReturnType<typeof readEnv>;

/** Reads the settings that README.md lists; every one has a default that serves a newcomer. Throws on a bad value. */
export function readEnv(variables: Record<string, string | undefined>) {
  const parsed = settings.safeParse(variables);
  if (!parsed.success) throw new StartProblem(`Ungültige Einstellungen:\n${z.prettifyError(parsed.error)}`);
  const given = parsed.data;
  const { missing, ...carriers } = carrierSettings(given);
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
    /** Access to the carriers that make our labels. */
    carriers,
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
