import { createHash } from 'node:crypto';
import { pain001 } from '#domain/payout/pain-001.ts';
import { type PayoutFileKind, type PayoutMethod, payoutMethods } from '#domain/payout/payout.ts';
import { paypalFile } from '#domain/payout/paypal-file.ts';
import { isIban } from '#domain/values/iban.ts';
import { payoutRules } from '#payout.config.ts';
import type { Tx } from '#server/db/client.ts';
import { payoutFiles } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { shopConfig } from '#shop.config.ts';
import type { PayoutDbRow, RunRow } from './run-rows.ts';

const { street, zip, city } = shopConfig.company;
const ownPlace = { street, zip, city, country: 'DE' };

interface FileMaker {
  readonly kind: PayoutFileKind;
  readonly extension: string;
  readonly type: string;
  make(run: Pick<RunRow, 'number'>, payouts: readonly PayoutDbRow[], day: string, now: string): string;
}

const makers: Readonly<Record<PayoutMethod, FileMaker>> = {
  sepa: {
    ...{ kind: 'pain001', extension: 'xml', type: 'application/xml' },
    make: ({ number }, payouts, day, now) =>
      pain001({
        ...{ messageId: number, createdAt: now, debtor: { ...payoutRules.account, place: ownPlace } },
        transfers: payouts.map(({ endToEndId, amount, payee: { holder, iban = '', bic, place }, purpose }) => ({
          ...{ endToEndId, amount, name: holder, iban, purpose, day },
          ...{ ...(bic !== undefined && { bic }), ...(place !== undefined && { place }) },
        })),
      }),
  },
  paypal: {
    ...{ kind: 'paypalCsv', extension: 'csv', type: 'text/csv; charset=utf-8' },
    make: (_run, payouts) =>
      paypalFile(
        payouts.map(({ endToEndId, amount, payee: { paypal = '' }, purpose }) => ({
          ...{ endToEndId, amount, paypal, purpose },
        })),
      ),
  },
};

/** The types under which files of a kind are handed out. */
export const fileTypes = new Map(Object.values(makers).map(({ kind, type }) => [kind, type]));

/** Whether transfers can leave at all: the house has set its account. */
export const hasOwnAccount = isIban(payoutRules.account.iban);

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
    if (method === 'sepa' && !hasOwnAccount) throw new Problem(409, 'ownAccountMissing');
    const { kind, extension, type, make } = makers[method];
    const content = Buffer.from(make(run, chosen, day, now));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const storedAs = `payouts/${run.id}-${sha256.slice(0, 16)}.${extension}`;
    await deps.files.put(storedAs, content, type);
    await tx.insert(payoutFiles).values({
      ...{ id: deps.ids.uuid(), runId: run.id, kind, name: `${run.number}.${extension}` },
      ...{ storedAs, sha256, size: content.length, writtenAt: now },
    });
  }
}
