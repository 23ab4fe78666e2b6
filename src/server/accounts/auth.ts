import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Queryable } from '#server/db/client.ts';
import {
  accountCredentials,
  accountSessions,
  accounts,
  staff,
  staffCredentials,
  staffSessions,
} from '#server/db/schema/accounts.ts';
import { sessionKinds } from './session-cookie.ts';

interface AuthSettings {
  publicUrl: string;
  secret: string;
}

const shared = ({ publicUrl, secret }: AuthSettings) => ({
  baseURL: publicUrl,
  secret,
  telemetry: { enabled: false },
  emailAndPassword: { enabled: true },
  logger: { disabled: true },
});

const identity = { database: { generateId: (): string => crypto.randomUUID() } };

/** better-auth over the customers' tables; given a transaction it works inside it (docs/decisions/0020). */
export const accountAuth = (db: Queryable, settings: AuthSettings) =>
  betterAuth({
    ...shared(settings),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: accounts, session: accountSessions, account: accountCredentials },
    }),
    user: {
      fields: { emailVerified: 'emailConfirmed' },
      additionalFields: {
        business: { type: 'boolean', required: false },
        company: { type: 'string', required: false },
        phone: { type: 'string', required: false },
        street: { type: 'string', required: false },
        zip: { type: 'string', required: false },
        city: { type: 'string', required: false },
      },
    },
    session: {
      expiresIn: sessionKinds.account.days * 86_400,
      additionalFields: { registered: { type: 'boolean', required: false, input: false } },
    },
    advanced: { cookiePrefix: sessionKinds.account.prefix, ...identity },
  });

/** better-auth over the staff's tables, with a cookie that never leaves /desk. */
export const staffAuth = (db: Queryable, settings: AuthSettings) =>
  betterAuth({
    ...shared(settings),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: staff, session: staffSessions, account: staffCredentials },
    }),
    user: { fields: { emailVerified: 'emailConfirmed' } },
    session: { expiresIn: sessionKinds.staff.days * 86_400 },
    advanced: {
      cookiePrefix: sessionKinds.staff.prefix,
      defaultCookieAttributes: { path: sessionKinds.staff.path },
      ...identity,
    },
  });
