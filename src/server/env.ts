import { z } from 'zod';
import { StartProblem } from './db/start-problem.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** An empty variable means the same as none: so `DATABASE_URL= npm start` does what one reads. */
const unset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());

const settings = z.object({
  MODE: optional(z.enum(['demo', 'production'])),
  PORT: optional(port),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(address),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_CONNECTIONS: optional(z.coerce.number().int().min(2).max(500)),
  STORAGE_URL: optional(z.url({ protocol: /^(s3|file)$/ })),
  UPLOAD_URL: optional(z.string().regex(/^\/[\w./-]*[\w-]$/, 'must be a path on this server')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  CMS_URL: optional(address),
  MATOMO_URL: optional(address),
  CONSENT_SCRIPT_URL: optional(z.url({ protocol: /^https$/ })),
  JOBS: optional(z.enum(['on', 'off'])),
  RATE_LIMITS: optional(z.enum(['on', 'off'])),
  COMPANY_DATA: optional(z.enum(['required', 'incomplete'])),
  TRUST_PROXY: optional(z.enum(['on', 'off'])),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

export type Env = ReturnType<typeof readEnv>;

/** Reads the settings that README.md lists; every one has a default that serves a newcomer. Throws on a bad value. */
export function readEnv(variables: Record<string, string | undefined>) {
  const parsed = settings.safeParse(variables);
  if (!parsed.success) throw new StartProblem(`Ungültige Einstellungen:\n${z.prettifyError(parsed.error)}`);
  const given = parsed.data;
  const mode = given.MODE ?? (given.DATABASE_URL ? 'production' : 'demo');
  const listenPort = given.PORT ?? 3000;
  return {
    mode,
    port: listenPort,
    host: given.HOST ?? '127.0.0.1',
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${listenPort}`,
    dataDir: given.DATA_DIR ?? './data',
    databaseUrl: given.DATABASE_URL,
    databaseConnections: given.DATABASE_CONNECTIONS ?? 10,
    storageUrl: given.STORAGE_URL,
    uploadUrl: given.UPLOAD_URL ?? '/selfservice/api/uploads',
    smtpUrl: given.SMTP_URL,
    cmsUrl: given.CMS_URL,
    matomoUrl: given.MATOMO_URL,
    /** Script of another consent provider; without one the shop asks itself. */
    consentScriptUrl: given.CONSENT_SCRIPT_URL,
    /** Off in a process that only answers, while others beside it send the mails. */
    jobs: given.JOBS !== 'off',
    rateLimits: given.RATE_LIMITS !== 'off',
    /** Production wants all that the legal pages name; measurements of it do without. */
    companyDataRequired: mode === 'production' && given.COMPANY_DATA !== 'incomplete',
    /** Only behind a load balancer may the caller's address be read from X-Forwarded-For. */
    trustProxy: given.TRUST_PROXY === 'on',
    logLevel: given.LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'),
  };
}
