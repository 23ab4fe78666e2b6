import { eq } from 'drizzle-orm';
import { type SignOff, type SignOffAnswer, signOffStanding } from '#domain/offer/papers/sign-off.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { signOffs } from '#server/db/schema/sign-offs.ts';
import type { Deps } from '#server/deps.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { Problem } from '#server/problem.ts';
import { sideMails } from '#server/side-mails.ts';
import { answeredOf } from './present-sign-off.ts';
import { readSignOffs } from './read-sign-offs.ts';
import type { FoundSignOff } from './sign-off-link.ts';

interface Given {
  readonly answer: SignOffAnswer;
  readonly name: string;
  readonly remark?: string | undefined;
}

/** Keeps the one answer to a sign-off and tells the seller; the same once more changes nothing, another one is refused. */
export async function answerSignOff(deps: Deps, found: FoundSignOff, given: Given): Promise<Answered> {
  const { offerId, signOff, way } = found;
  const earlier = earlierAnswer(signOff, found.state, given, deps.clock.now().toISOString());
  if (earlier) return earlier;
  return writeSideRecord(deps, {
    offerId,
    actor: 'customer',
    allows: (locked) => locked?.ownerless === false,
    what: 'answerSignOff',
    write: async (tx, state, now, locked) => {
      const present = (await readSignOffs(tx, offerId)).find(({ id }) => id === signOff.id);
      if (present === undefined) throw new Problem(409, 'linkInvalid');
      const meanwhile = earlierAnswer(present, state, given, now);
      if (meanwhile) return meanwhile;
      const { answer, name, remark } = given;
      const row = { answer, answeredName: name, remark: remark ?? null, answeredAt: now, way };
      await tx.update(signOffs).set(row).where(eq(signOffs.id, signOff.id));
      await deps.jobs.enqueue(tx, [sideMails.signOff.plan({ signOffId: signOff.id, kind: 'answered' })]);
      await tellSale(deps, tx, 'signOffChanged', now, { offerId, found: locked });
      return { answer, name, at: now, ...(remark !== undefined && { remark }) };
    },
  });
}

type Answered = NonNullable<ReturnType<typeof answeredOf>>;

/** What was answered before, where it is the same; undefined where an answer can be given. Throws where it cannot any more. */
function earlierAnswer(signOff: SignOff, state: OfferState, given: Given, now: string): Answered | undefined {
  const before = answeredOf(signOff);
  if (before) {
    const isSame = before.answer === given.answer && before.name === given.name && before.remark === given.remark;
    if (isSame) return before;
    throw new Problem(409, 'signOffAnswered');
  }
  if (signOffStanding(signOff, state, now) !== 'open') throw new Problem(409, 'signOffOver');
  return undefined;
}
