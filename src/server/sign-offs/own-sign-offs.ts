import { and, eq, isNull } from 'drizzle-orm';
import type { AskSignOff, GiveSignOff, SignOffView } from '#contract/sale/sign-off.ts';
import { type SignOff, signOffLimits, signOffStanding, undecidedPrice } from '#domain/offer/papers/sign-off.ts';
import { type SeenVersion, sawCurrentPrice } from '#domain/offer/standing.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { emailKey } from '#domain/values/email.ts';
import type { Tx } from '#server/db/client.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import type { Deps } from '#server/deps.ts';
import type { Request } from '#server/offers/handle.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { Problem } from '#server/problem.ts';
import { sideMails } from '#server/side-mails.ts';
import { presentSignOff } from './present-sign-off.ts';
import { readSignOffs } from './read-sign-offs.ts';

interface OwnOffer {
  readonly offerId: string;
  readonly allows: Request['allows'];
}

/** Who gives a word signed in, with the version they had on the screen. */
interface Giver extends SeenVersion {
  readonly email: string;
  readonly name: string;
}

interface Writing extends OwnOffer {
  readonly what: 'askSignOff' | 'giveSignOff' | 'withdrawSignOff';
  /** Address of whoever calls. */
  readonly reader: string;
  /** Whether anything was written. */
  write(tx: Tx, at: { readonly state: OfferState; readonly now: string; readonly before: SignOff[] }): Promise<boolean>;
}

/** What a seller does about sign-offs: written and told live in one transaction, or not at all. */
export function ownSignOffs(deps: Deps) {
  async function change({ offerId, allows, what, reader, write }: Writing): Promise<SignOffView[]> {
    return writeSideRecord(deps, {
      offerId,
      actor: 'customer',
      allows,
      what,
      write: async (tx, state, now, found) => {
        const before = await readSignOffs(tx, offerId);
        if (await write(tx, { state, now, before }))
          await tellSale(deps, tx, 'signOffChanged', now, { offerId, found });
        const { secret } = deps.env;
        return (await readSignOffs(tx, offerId)).map((one) =>
          presentSignOff(one, { state, now, secret, mayCopy: true, reader }),
        );
      },
    });
  }

  return {
    /** Asks somebody about the price that stands, unless they are asked already. */
    ask: (own: OwnOffer, askedBy: string, { name, email }: AskSignOff) =>
      change({
        ...own,
        what: 'askSignOff',
        reader: askedBy,
        async write(tx, { state, now, before }) {
          const to = emailKey(email);
          if (before.some((one) => emailKey(one.email) === to && signOffStanding(one, state, now) === 'open'))
            return false;
          const amount = undecidedPrice(state);
          if (amount === undefined || before.length >= signOffLimits.ofOffer) throw new Problem(409, 'tooOften');
          const id = deps.ids.uuid();
          const { priceVersion } = state;
          const asked = { name, email: to, askedBy, askedAt: now };
          await tx.insert(signOffs).values({ id, offerId: own.offerId, priceVersion, amount, ...asked });
          await deps.jobs.enqueue(tx, [sideMails.signOff.plan({ signOffId: id, kind: 'asked' })]);
          return true;
        },
      }),

    /** A colleague's own word on the price that stands, asked for or not; the same once more changes nothing, another one is refused. */
    give: (own: OwnOffer, giver: Giver, { answer, remark }: GiveSignOff) =>
      change({
        ...own,
        what: 'giveSignOff',
        reader: giver.email,
        async write(tx, { state, now, before }) {
          // A yes to a price that they have not seen is none.
          if (!sawCurrentPrice(state, giver)) throw new Problem(409, 'offerChanged');
          const theirs = before.filter((one) => one.email === giver.email && one.priceVersion === state.priceVersion);
          const given = theirs.find((one) => one.answer !== undefined);
          if (given) {
            if (given.answer === answer && given.remark === remark) return false;
            throw new Problem(409, 'signOffAnswered');
          }
          const said = {
            answer,
            remark: remark ?? null,
            answeredName: giver.name,
            answeredAt: now,
            way: 'colleague',
          } as const;
          const asked = theirs.find((one) => signOffStanding(one, state, now) === 'open');
          const id = asked?.id ?? deps.ids.uuid();
          if (asked) await tx.update(signOffs).set(said).where(eq(signOffs.id, id));
          else {
            const amount = undecidedPrice(state);
            if (amount === undefined || before.length >= signOffLimits.ofOffer) throw new Problem(409, 'tooOften');
            const { priceVersion } = state;
            const row = { id, offerId: own.offerId, priceVersion, amount, askedBy: giver.email, askedAt: now };
            await tx.insert(signOffs).values({ ...row, name: giver.name, email: giver.email, ...said });
          }
          await deps.jobs.enqueue(tx, [sideMails.signOff.plan({ signOffId: id, kind: 'answered' })]);
          return true;
        },
      }),

    /** Takes a request back while nobody has answered it. */
    withdraw: (own: OwnOffer, reader: string, id: string) =>
      change({
        ...own,
        what: 'withdrawSignOff',
        reader,
        async write(tx, { now, before }) {
          const wanted = before.find((one) => one.id === id);
          if (wanted === undefined) throw new Problem(404, 'notFound');
          if (wanted.answer !== undefined) throw new Problem(409, 'signOffAnswered');
          const open = and(eq(signOffs.id, id), isNull(signOffs.withdrawnAt));
          const written = await tx
            .update(signOffs)
            .set({ withdrawnAt: now })
            .where(open)
            .returning({ id: signOffs.id });
          return written.length > 0;
        },
      }),
  };
}
