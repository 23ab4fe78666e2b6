import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { company } from '#contract/settings/shop-in-force.ts';
import { pain001 } from '#domain/payout/pain-001.ts';
import { type PayoutFileKind, type PayoutMethod, payoutMethods } from '#domain/payout/payout.ts';
import { paypalFiles } from '#domain/payout/paypal-file.ts';
import { isIban } from '#domain/values/iban.ts';
import type { Tx } from '#server/db/client.ts';
import { payoutFiles } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { payoutRules } from '#server/settings/rules-in-force.ts';
import { zipStream } from '#server/zips/zip-stream.ts';
import type { PayoutDbRow, RunRow } from './run-rows.ts';

/** Where the house is, as banks ask for it. */
const ownPlace = () => ({ street: company.street, zip: company.zip, city: company.city, country: 'DE' });

type Extension = 'xml' | 'csv' | 'zip';

interface Made {
  readonly extension: Extension;
  readonly content: string | Promise<Uint8Array>;
}

interface FileMaker {
  readonly kind: PayoutFileKind;
  make(run: Pick<RunRow, 'number'>, payouts: readonly PayoutDbRow[], day: string, now: string): Made;
}

const types: Readonly<Record<Extension, string>> = {
  xml: 'application/xml',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};

/** The type under which a file of a run is handed out, by its name. */
export function fileTypeOf(name: string): string {
  const [, type] = Object.entries(types).find(([extension]) => name.endsWith(`.${extension}`)) ?? [];
  return type ?? 'application/octet-stream';
}

const makers: Readonly<Record<PayoutMethod, FileMaker>> = {
  sepa: {
    kind: 'pain001',
    make: ({ number }, payouts, day, now) => ({
      extension: 'xml',
      content: pain001({
        ...{ messageId: number, createdAt: now, debtor: { ...payoutRules.account, place: ownPlace() } },
        transfers: payouts.map(({ endToEndId, amount, payee: { holder, iban = '', bic, place }, purpose }) => ({
          ...{ endToEndId, amount, name: holder, iban, purpose, day },
          ...{ ...(bic !== undefined && { bic }), ...(place !== undefined && { place }) },
        })),
      }),
    }),
  },
  paypal: {
    kind: 'paypalCsv',
    make: ({ number }, payouts, _day, now) => {
      const payments = payouts.map(({ endToEndId, amount, payee: { paypal = '' }, purpose }) => ({
        ...{ endToEndId, amount, paypal, purpose },
      }));
      const [first = '', ...others] = paypalFiles(payments, payoutRules.paypalDecimal);
      if (others.length === 0) return { extension: 'csv', content: first };
      // PayPal takes one file after the other; together they are the one file of the run.
      const files = [first, ...others].map((file, at) => ({
        ...{ name: `${number}-${at + 1}.csv`, at: now, isText: true, content: [Buffer.from(file)] },
      }));
      return { extension: 'zip', content: buffer(zipStream(Readable.from(files))) };
    },
  },
};

/** Whether transfers can leave at all: the house has set its account. */
export const hasOwnAccount = () => isIban(payoutRules.account.iban);

/** Writes the files of a run that the caller has locked and that has none yet: kept under their hash, the row says what they are. */
export async function writeFiles(
  deps: Pick<Deps, 'files' | 'ids'>,
  tx: Tx,
  run: RunRow,
  { payouts, day, now }: { readonly payouts: readonly PayoutDbRow[]; readonly day: string; readonly now: string },
): Promise<void> {
  for (const method of payoutMethods) {
    const chosen = payouts.filter((payout) => payout.method === method);
    if (chosen.length === 0) continue;
    if (method === 'sepa' && !hasOwnAccount()) throw new Problem(409, 'ownAccountMissing');
    const { kind, make } = makers[method];
    const { extension, content: made } = make(run, chosen, day, now);
    const content = Buffer.from(await made);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const storedAs = `payouts/${run.id}-${sha256.slice(0, 16)}.${extension}`;
    await deps.files.put(storedAs, content, types[extension]);
    await tx.insert(payoutFiles).values({
      ...{ id: deps.ids.uuid(), runId: run.id, kind, name: `${run.number}.${extension}` },
      ...{ storedAs, sha256, size: content.length, writtenAt: now },
    });
  }
}
