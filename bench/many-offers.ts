import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { cookieName, signedCookieValue } from '#server/accounts/session-cookie.ts';
import { hashOfToken } from '#server/accounts/session-token.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { signingSecret } from './bench-shop.ts';

/** Somebody signed in, with offers of their own. */
export interface Seller {
  email: string;
  token: string;
  /** As their browser sends it. */
  cookie: string;
  offerIds: string[];
}

interface Wanted {
  /** The offer that all are copies of, with its log. */
  templateId: string;
  sellers: number;
  offersEach: number;
  /** Offers of others, as many each. */
  others: number;
  publicUrl: string;
}

/** Sellers with open sessions and copies of an offer, loaded by SQL alone; the others' offers are there and nobody asks for them. */
export async function seedSellers(databaseUrl: string, wanted: Wanted): Promise<Seller[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Copies of what is sound need no second look at their references.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`);
    const tag = randomUUID().slice(0, 8);
    const sellers = await addSellers(client, wanted.sellers, {
      tag,
      secret: signingSecret,
      publicUrl: wanted.publicUrl,
    });
    const count = wanted.sellers * wanted.offersEach;
    await copyOffer(client, { ...wanted, tag, from: 0, to: count });
    const batch = 100_000;
    for (let from = count; from < count + wanted.others; from += batch) {
      await copyOffer(client, { ...wanted, tag, from, to: Math.min(from + batch, count + wanted.others) });
    }
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    const owned = await client.query(`select id, email_key from offer where email_key = any($1) order by id`, [
      sellers.map(({ email }) => email),
    ]);
    const byEmail = new Map(sellers.map((seller) => [seller.email, seller]));
    for (const row of owned.rows) byEmail.get(String(row.email_key))?.offerIds.push(String(row.id));
    return sellers;
  } finally {
    await client.end();
  }
}

interface Signing {
  tag: string;
  secret: string;
  publicUrl: string;
}

async function addSellers(client: pg.Client, count: number, { tag, secret, publicUrl }: Signing): Promise<Seller[]> {
  const sellers = Array.from({ length: count }, (_, number) => {
    const token = randomUUID().replaceAll('-', '');
    const cookie = `${cookieName('account', publicUrl)}=${encodeURIComponent(signedCookieValue(token, secret))}`;
    return { email: `${tag}-${number}@example.org`, token, cookie, offerIds: [] };
  });
  const emails = sellers.map(({ email }) => email);
  await client.query(
    `insert into account (id, email, email_confirmed, name, created_at, updated_at)
     select email, email, true, '', now(), now() from unnest($1::text[]) email`,
    [emails],
  );
  await client.query(
    `insert into account_session (id, token_hash, account_id, created_at, updated_at, expires_at)
     select hash, hash, email, now(), now(), now() + interval '30 days' from unnest($1::text[], $2::text[]) as one(email, hash)`,
    [emails, sellers.map(({ token }) => hashOfToken(token))],
  );
  return sellers;
}

interface Copies {
  templateId: string;
  offersEach: number;
  tag: string;
  from: number;
  to: number;
}

/** The columns of a row that are copied with it: whose it is the database makes of what stands beside it. */
export function copiedColumns(row: object = {}): string[] {
  return Object.keys(row).filter((column) => column !== 'holder');
}

/** One offer after the other to one seller after the other, each with the whole log. */
async function copyOffer(client: pg.Client, { templateId, offersEach, tag, from, to }: Copies): Promise<void> {
  const { rows } = await client.query('select * from offer where id = $1', [templateId]);
  const columns = copiedColumns(rows[0]);
  const own: Record<string, string> = {
    id: 'copy.id',
    email_key: 'copy.email',
    inquiry_id: 'copy.number',
    created_at: 'offer.created_at - copy.earlier',
    changed_at: 'offer.changed_at - copy.earlier',
    order_id: `case when offer.order_id is not null then 'B-' || copy.number end`,
    search_text: 'coalesce(replace(offer.search_text, lower(offer.inquiry_id), copy.number), offer.search_text)',
    state: `offer.state || jsonb_build_object('email', copy.email, 'inquiryId', copy.number,
      'createdAt', ${asIso('offer.created_at - copy.earlier')},
      'draft', offer.state -> 'draft' || jsonb_build_object('email', copy.email))`,
  };
  const values = columns.map((column) => own[column] ?? `offer.${column}`);
  await client.query(
    `create temp table copy on commit preserve rows as
     select n, make_interval(secs => n) earlier, 'offer-' || gen_random_uuid() id, $1 || '-' || (n / $2::int) || '@example.org' email, $1 || '-' || n number
     from generate_series($3::int, $4::int - 1) n`,
    [tag, offersEach, from, to],
  );
  const only = `where offer.id = '${templateId}'`;
  await client.query(`insert into offer (${columns}) select ${values} from copy cross join offer ${only}`);
  await client.query(
    `insert into offer_event (offer_id, version, type, at, event)
     select copy.id, version, type, at - copy.earlier,
       event || jsonb_build_object('at', ${asIso('at - copy.earlier')}) || case type
         when 'submitted' then jsonb_build_object('data', event -> 'data' || jsonb_build_object('email', copy.email))
         when 'linkedToInquiry' then jsonb_build_object('data', jsonb_build_object('inquiryId', copy.number))
         else '{}' end
     from copy cross join offer_event where offer_id = '${templateId}'`,
  );
  await client.query('drop table copy');
}

/** An instant as events write it. */
function asIso(instant: string): string {
  return `to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Folds every log again: a copy that the shop would not have written itself ends the measurement. */
export async function expectSound(databaseUrl: string): Promise<void> {
  const database = await openPostgres(databaseUrl, 2);
  try {
    const [first] = (await verifyOffers(database.drizzle)).differences;
    if (first) throw new Error(`${first.offerId}: ${first.what}`);
  } finally {
    await database.close();
  }
}
