import type { z } from 'zod';
import type { handInAgreementSchema, judgeAgreementSchema } from '#contract/sale/own-agreement.ts';
import { type OwnAgreement, takesAgreement } from '#domain/offer/papers/own-agreement.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { Request } from '#server/offers/handle.ts';
import { judgeOwnAgreement, keepOwnAgreement, readOwnAgreement } from '#server/offers/own-agreements.ts';
import type { StoredOffer } from '#server/offers/store.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { Problem } from '#server/problem.ts';
import { sideMails } from '#server/side-mails.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { claimUploads, type Uploader } from '#server/uploads/uploads.ts';

type Whose = Pick<Request, 'offerId' | 'allows'>;

/** How sellers hand in an agreement of their own and the provider answers: kept, told live and by mail in one transaction, or not at all. */
export function agreementWriter(deps: Deps) {
  async function tell(tx: Tx, to: 'provider' | 'seller', offerId: string, found: StoredOffer, at: string) {
    const own = await readOwnAgreement(tx, offerId);
    if (!own) throw new Error(`No agreement of ${offerId}`);
    await deps.jobs.enqueue(tx, [sideMails.ownAgreement.plan({ offerId, number: own.number, to })]);
    await tellSale(deps, tx, 'agreementChanged', at, { offerId, found });
  }

  async function last(tx: Tx, offerId: string): Promise<OwnAgreement> {
    const own = await readOwnAgreement(tx, offerId);
    if (!own) throw new Problem(404, 'notFound');
    return own;
  }

  return {
    async handIn(whose: Whose, uploader: Uploader, { agreementUpload }: z.infer<typeof handInAgreementSchema>) {
      return writeSideRecord(deps, {
        ...whose,
        actor: 'customer',
        what: 'handInAgreement',
        write: async (tx, state, at, found) => {
          const { offerId } = whose;
          if (!takesAgreement(state)) throw new Problem(409, 'agreementNotNeeded');
          if (await keepOwnAgreement(tx, { offerId, upload: agreementUpload, at })) {
            await claimUploads(tx, [agreementUpload], uploader, offerId);
            await requireUse(tx, [agreementUpload], 'agreement');
            await tell(tx, 'provider', offerId, found, at);
          }
          return last(tx, offerId);
        },
      });
    },
    async judge(whose: Whose, by: string, body: z.infer<typeof judgeAgreementSchema>) {
      return writeSideRecord(deps, {
        ...whose,
        actor: 'provider',
        what: 'judgeAgreement',
        write: async (tx, _state, at, found) => {
          const { offerId } = whose;
          if (await judgeOwnAgreement(tx, { ...body, offerId, by, at })) await tell(tx, 'seller', offerId, found, at);
          return last(tx, offerId);
        },
      });
    },
  };
}
