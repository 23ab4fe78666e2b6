import { asc, eq } from 'drizzle-orm';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { goodsClassOf } from '#domain/catalogue/questions/questions-for.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { openLine } from '#domain/offer/price/open-deductions.ts';
import type { Deduction } from '#domain/offer/price/sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { stillAnswered } from '#domain/testing/asked-questions.ts';
import type { UnitUnderTest } from '#domain/testing/compose-results.ts';
import { type TestedKind, testedKindOf } from '#domain/testing/tested-kind.ts';
import { type Finding, openQuestions } from '#domain/testing/unit-test.ts';
import { recordedAtRamp, type Unit } from '#domain/units/unit.ts';
import type { Queryable } from '#server/db/client.ts';
import { findings, unitTests } from '#server/db/schema/findings.ts';
import { questionsAt } from '#server/settings/questions-then.ts';

/** By what an item's devices are tested. */
export function kindOfItem({ entryId }: Pick<OfferItem, 'entryId'>, { byId }: Pick<Catalogue, 'byId'>): TestedKind {
  const entry = entryId === undefined ? undefined : byId.get(entryId);
  return testedKindOf(entry && goodsClassOf(entry));
}

/** Names of the deductions that can be made of an item: those of its frozen sheet, but for what its price has taken off already. */
export function sheetOf(state: Pick<OfferState, 'agreement' | 'items'>, itemId: string): string[] {
  return deductionsOf(state, itemId).map(({ name }) => name);
}

/** The deductions of a line's sheet, with what each is for. */
export function deductionsOf(
  { agreement, items }: Pick<OfferState, 'agreement' | 'items'>,
  itemId: string,
): Deduction[] {
  const line = agreement?.lines.find((one) => one.itemId === itemId);
  const item = items.find(({ id }) => id === itemId);
  return line ? openLine(line, item).deductions : [];
}

/** The devices of a sale that belong to a line, with what their tests told; a deduction that their line's sheet does not name is none. */
export async function unitsUnderTest(
  db: Queryable,
  {
    offerId,
    state,
    units,
    catalogue,
  }: { offerId: string; state: OfferState; units: readonly Unit[]; catalogue: Catalogue },
): Promise<UnitUnderTest[]> {
  const tests = await db.select().from(unitTests).where(eq(unitTests.offerId, offerId));
  const byPlate = new Map(tests.map((test) => [test.plate, test]));
  const rows = await db.select().from(findings).where(eq(findings.offerId, offerId)).orderBy(asc(findings.at));
  const found = Map.groupBy(rows, ({ plate }) => plate);
  const items = new Map(state.items.map((item) => [item.id, item]));
  return units.flatMap((unit): UnitUnderTest[] => {
    const { plate, itemId, serial, inventoryNumber } = unit;
    const atRamp = recordedAtRamp(unit);
    const item = itemId === undefined ? undefined : items.get(itemId);
    if (!item) return [];
    const test = byPlate.get(plate);
    const sheet = sheetOf(state, item.id);
    return [
      {
        ...{ plate, itemId: item.id, kind: kindOfItem(item, catalogue) },
        ...answeredOf(kindOfItem(item, catalogue), test),
        ...(serial !== undefined && { serial }),
        ...(inventoryNumber !== undefined && { inventoryNumber }),
        findings: (found.get(plate) ?? []).map((row) => findingOf(row, sheet)),
        ...(atRamp.length > 0 && { atRamp }),
        ...(test?.audit && { audit: test.audit }),
        ...(test && { at: new Date(test.at).toISOString() }),
      },
    ];
  });
}

function findingOf(
  { id, plate, itemId, code, deduction, note, photos, at, by }: typeof findings.$inferSelect,
  sheet: readonly string[],
): Finding {
  return {
    ...{ id, plate, itemId, code, photos, by, at: new Date(at).toISOString() },
    ...(deduction !== null && sheet.includes(deduction) && { deduction }),
    ...(note !== null && { note }),
  };
}

/** Who is through keeps the questions of that time; all others are asked what is asked now, and once more what has other words by now. */
function answeredOf(
  kind: TestedKind,
  test: Pick<typeof unitTests.$inferSelect, 'answers' | 'at'> | undefined,
): Pick<UnitUnderTest, 'answers' | 'questions'> {
  const now = questionsAt();
  if (!test) return { answers: {}, questions: now };
  const then = questionsAt(test.at);
  const { answers } = test;
  if (openQuestions(kind, answers, then).length === 0) return { answers, questions: then };
  return { answers: stillAnswered(answers, then, now), questions: now };
}
