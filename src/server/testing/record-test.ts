import { eq, inArray, sql } from 'drizzle-orm';
import type { OfferItem } from '#domain/offer/item.ts';
import { isChargedTwice } from '#domain/offer/price/open-deductions.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { stillAnswered } from '#domain/testing/asked-questions.ts';
import type { FoundHardware } from '#domain/testing/audit/found-hardware.ts';
import { mediaOfDrives } from '#domain/testing/audit/media-of-drives.ts';
import { auditAnswers, auditFinding } from '#domain/testing/audit/told-by-audit.ts';
import type { UnitUnderTest } from '#domain/testing/compose-results.ts';
import type { FindingCode } from '#domain/testing/finding-codes.ts';
import { proposedDeduction } from '#domain/testing/proposed-deduction.ts';
import {
  answeredFindings,
  areAnswersOf,
  findingsIn,
  findingsOf,
  openQuestions,
  soundAnswers,
  type TestAnswers,
} from '#domain/testing/unit-test.ts';
import type { Tx } from '#server/db/client.ts';
import { findings, unitTests } from '#server/db/schema/findings.ts';
import { unitEvents } from '#server/db/schema/units.ts';
import type { Ids } from '#server/ids.ts';
import { addMedia } from '#server/media/add-media.ts';
import { Problem } from '#server/problem.ts';
import { questionsAt } from '#server/settings/questions-then.ts';
import { deductionsOf, sheetOf } from './units-under-test.ts';

/** Who puts something down about the devices of a sale that is locked, and when. */
export interface Testing {
  readonly offerId: string;
  readonly state: OfferState;
  readonly ids: Ids;
  /** Id of the member of staff. */
  readonly by: string;
  readonly now: string;
}

/** `null` takes an answer back. */
interface Answered {
  readonly question: string;
  readonly answer: string | null;
}

/** Keeps answers beside those that stand, with the findings that they are; false where all of it stands there already. */
export async function recordAnswers(
  tx: Tx,
  testing: Testing,
  unit: UnitUnderTest,
  given: readonly Answered[],
): Promise<boolean> {
  const next = new Map<string, string>(Object.entries(answersNow(unit)));
  const changed = given.filter(({ question, answer }) => (next.get(question) ?? null) !== answer);
  if (changed.length === 0) return false;
  for (const { question, answer } of changed) {
    if (answer === null) next.delete(question);
    else next.set(question, answer);
  }
  const answers = Object.fromEntries(next);
  const said = Object.fromEntries(
    changed.flatMap(({ question, answer }) => (answer === null ? [] : [[question, answer]])),
  );
  if (!areAnswersOf(unit.kind, said, questionsAt())) throw new Problem(409, 'testAnswerUnknown');
  await writeAnswers(tx, testing, [{ unit, answers }]);
  await note(tx, testing, [unit.plate], 'tested', Object.fromEntries(changed.map((one) => [one.question, one.answer])));
  return true;
}

/**
 * Answers all that is open about these devices as of devices without a flaw; how many that changed. One of which something was recorded as it
 * arrived is passed over: somebody looks at it.
 */
export async function recordSound(tx: Tx, testing: Testing, units: readonly UnitUnderTest[]): Promise<number> {
  const open = units.flatMap((unit) => {
    const keys = openQuestions(unit.kind, unit.answers, unit.questions);
    if (keys.length === 0 || unit.atRamp) return [];
    const sound = soundAnswers(unit.kind, unit.questions);
    const answers: TestAnswers = { ...Object.fromEntries(keys.map((key) => [key, sound[key] ?? ''])), ...unit.answers };
    return [{ unit, answers }];
  });
  if (open.length === 0) return 0;
  await writeAnswers(tx, testing, open);
  const plates = open.map(({ unit }) => unit.plate);
  await note(tx, testing, plates, 'testedSound', {});
  return open.length;
}

interface Finding {
  readonly code: FindingCode;
  readonly deduction: string | null;
  readonly note?: string;
  readonly photos: readonly string[];
}

/** Puts a finding down, or what is known of one; false where it stands there already. */
export async function recordFinding(tx: Tx, testing: Testing, unit: UnitUnderTest, finding: Finding): Promise<boolean> {
  const { code, deduction, note: text, photos } = finding;
  const known = unit.findings.find((one) => one.code === code);
  if (!known && (!findingsOf(unit.kind).includes(code) || answeredFindings.has(code)))
    throw new Problem(409, 'findingUnknown');
  const item = testing.state.items.find(({ id }) => id === unit.itemId);
  const line = testing.state.agreement?.lines.find(({ itemId }) => itemId === unit.itemId);
  if (deduction !== null && isChargedTwice(deduction, line, item)) throw new Problem(409, 'alreadyPriced');
  if (deduction !== null && !sheetOf(testing.state, unit.itemId).includes(deduction))
    throw new Problem(409, 'notOnSheet');
  const isSame =
    known !== undefined &&
    (known.deduction ?? null) === deduction &&
    (known.note ?? '') === (text ?? '') &&
    known.photos.join() === photos.join();
  if (isSame) return false;
  const row = { deduction, note: text === undefined || text === '' ? null : text, photos: [...photos] };
  if (known) await tx.update(findings).set(row).where(eq(findings.id, known.id));
  else await tx.insert(findings).values({ ...newFinding(testing, unit, code), ...row });
  await note(tx, testing, [unit.plate], 'finding', { code, deduction, photos: photos.length });
  return true;
}

/** Takes a finding back that no answer stands for; false where there is none. */
export async function removeFinding(
  tx: Tx,
  testing: Testing,
  unit: UnitUnderTest,
  code: FindingCode,
): Promise<boolean> {
  const known = unit.findings.find((one) => one.code === code);
  if (!known) return false;
  if (findingsIn(unit.answers).includes(code)) throw new Problem(409, 'findingAnswered');
  await tx.delete(findings).where(eq(findings.id, known.id));
  await note(tx, testing, [unit.plate], 'findingRemoved', { code });
  return true;
}

/** Keeps what a tool read out of a device, with what follows from it: answers that nobody gave yet, a finding where it is not what was declared, and its drives as media, whether anybody declared them or not. */
export async function recordAudit(
  tx: Tx,
  testing: Testing,
  { unit, item, audit }: { readonly unit: UnitUnderTest; readonly item: OfferItem; readonly audit: FoundHardware },
): Promise<void> {
  const answers: TestAnswers = { ...auditAnswers(unit.kind, audit), ...answersNow(unit) };
  await writeAnswers(tx, testing, [{ unit, answers }], audit);
  const differs = auditFinding(item, unit.serial, audit);
  const known = unit.findings.find(({ code }) => code === 'otherConfiguration');
  if (differs === undefined && known) await tx.delete(findings).where(eq(findings.id, known.id));
  if (differs !== undefined && known) await tx.update(findings).set({ note: differs }).where(eq(findings.id, known.id));
  if (differs !== undefined && !known)
    await tx.insert(findings).values({ ...newFinding(testing, unit, 'otherConfiguration'), note: differs });
  const { offerId, by, now } = testing;
  const adding = { offerId, plate: unit.plate, source: 'hardwareAudit', by, now } as const;
  await addMedia(testing, tx, adding, mediaOfDrives(audit.drives));
  await note(tx, testing, [unit.plate], 'audited', { tool: audit.tool, drives: audit.drives.length });
}

/** Whoever is through and is answered about once more is asked what is asked now: former answers go as far as their words. */
const answersNow = ({ answers, questions = questionsAt() }: UnitUnderTest) =>
  stillAnswered(answers, questions, questionsAt());

interface Answering {
  readonly unit: UnitUnderTest;
  readonly answers: TestAnswers;
}

/** Findings that are answers come and go with them. */
async function writeAnswers(tx: Tx, testing: Testing, all: readonly Answering[], audit?: FoundHardware): Promise<void> {
  const { offerId, now: at, by } = testing;
  const rows = all.map(({ unit, answers }) => ({
    plate: unit.plate,
    offerId,
    answers,
    at,
    by,
    ...(audit && { audit }),
  }));
  const set = { answers: sql`excluded.answers`, at, by, ...(audit && { audit }) };
  await tx.insert(unitTests).values(rows).onConflictDoUpdate({ target: unitTests.plate, set });
  const changes = all.map(({ unit, answers }) => {
    const wanted = findingsIn(answers);
    const isGone = (code: FindingCode) => answeredFindings.has(code) && !wanted.includes(code);
    const isNew = (code: FindingCode) => !unit.findings.some((one) => one.code === code);
    return {
      gone: unit.findings.flatMap(({ id, code }) => (isGone(code) ? id : [])),
      fresh: wanted.filter(isNew).map((code) => newFinding(testing, unit, code)),
    };
  });
  const gone = changes.flatMap((one) => one.gone);
  const fresh = changes.flatMap((one) => one.fresh);
  if (gone.length > 0) await tx.delete(findings).where(inArray(findings.id, gone));
  if (fresh.length > 0) await tx.insert(findings).values(fresh);
}

function newFinding({ offerId, state, ids, now, by }: Testing, { plate, itemId }: UnitUnderTest, code: FindingCode) {
  const deduction = proposedDeduction(code, deductionsOf(state, itemId)) ?? null;
  return { id: ids.uuid(), plate, offerId, itemId, code, deduction, photos: [], at: now, by };
}

async function note(
  tx: Tx,
  { now: at, by }: Testing,
  plates: readonly string[],
  what: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.insert(unitEvents).values(plates.map((plate) => ({ plate, at, by, what, data })));
}
