import type { TestedUnitView, TestingView } from '#contract/devices/desk-testing.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { countedIn } from '#domain/catalogue/said-answers.ts';
import { isIn, type OfferState } from '#domain/offer/state.ts';
import { compareHardware } from '#domain/testing/audit/compare-hardware.ts';
import { lacksPhoto, standingOf, type UnitUnderTest } from '#domain/testing/compose-results.ts';
import type { TestedKind } from '#domain/testing/tested-kind.ts';
import { gradesOf, questionsOf } from '#domain/testing/unit-test.ts';
import type { Unit } from '#domain/units/unit.ts';
import type { Queryable } from '#server/db/client.ts';
import { questionsAt } from '#server/settings/questions-then.ts';
import { kindOfItem, sheetOf, unitsUnderTest } from '#server/testing/units-under-test.ts';
import { readUnits } from '#server/units/unit-rows.ts';
import { nameIn, type UploadNames, uploadNamesOf } from './upload-names.ts';

interface Asked {
  readonly offerId: string;
  readonly state: OfferState;
  readonly catalogue: Catalogue;
}

/** The test of a sale's devices, as the desk shows it; or of some of them. */
export async function readTestedUnits(
  db: Queryable,
  { offerId, state, catalogue }: Asked,
  plates?: readonly string[],
): Promise<TestedUnitView[]> {
  const all = await readUnits(db, offerId);
  const units = plates ? all.filter(({ plate }) => plates.includes(plate)) : all;
  const tested = await unitsUnderTest(db, { offerId, state, units, catalogue });
  const names = await uploadNamesOf(
    db,
    tested.flatMap(({ findings }) => findings.flatMap(({ photos }) => photos)),
  );
  const byPlate = new Map(units.map((unit) => [unit.plate, unit]));
  return tested.map((unit) => unitView(state, unit, byPlate.get(unit.plate), names));
}

/** The whole test of a sale. */
export async function readTesting(db: Queryable, asked: Asked): Promise<TestingView> {
  const { state, catalogue } = asked;
  return {
    isOpen: isIn(state, ['received', 'erased']),
    lines: state.items.map((item) => ({
      ...{ itemId: item.id, title: item.title, kind: kindOfItem(item, catalogue), sheet: sheetOf(state, item.id) },
      questions: questionsNow(kindOfItem(item, catalogue)),
      countedIn: countedIn(item.configuration),
      description: item.configuration ? describeConfiguration(item.configuration) : '',
    })),
    units: await readTestedUnits(db, asked),
  };
}

function unitView(state: OfferState, unit: UnitUnderTest, row: Unit | undefined, names: UploadNames): TestedUnitView {
  const { plate, itemId, serial, inventoryNumber, answers, findings, audit, at } = unit;
  const item = state.items.find(({ id }) => id === itemId);
  const codes = findings.map(({ code }) => code);
  return {
    ...{ plate, itemId, standing: standingOf(unit), answers: { ...answers } },
    ...(serial !== undefined && { serial }),
    ...(inventoryNumber !== undefined && { inventoryNumber }),
    ...(row?.place !== undefined && { place: row.place }),
    ...(row?.hold && { hold: row.hold.reason }),
    ...(unit.atRamp && { atRamp: [...unit.atRamp] }),
    ...toldGrades(gradesOf(answers, codes, unit.questions)),
    findings: findings.map((finding) => ({
      ...{ code: finding.code, photos: finding.photos.map((url) => ({ url, name: nameIn(names, url) })) },
      ...(finding.deduction !== undefined && { deduction: finding.deduction }),
      ...(finding.note !== undefined && { note: finding.note }),
      ...(lacksPhoto(finding) && { lacksPhoto: true as const }),
    })),
    ...(audit && item && { machine: { tool: audit.tool, lines: compareHardware(item, serial, audit) } }),
    ...(at !== undefined && { at }),
  };
}

function toldGrades({ functional, cosmetic }: ReturnType<typeof gradesOf>) {
  const told = ({ grade, because }: typeof functional) => ({ grade, because: [...because] });
  return { functional: told(functional), cosmetic: told(cosmetic) };
}

/** What is asked of such a device now. */
function questionsNow(kind: TestedKind): TestingView['lines'][number]['questions'] {
  const all = questionsAt();
  return questionsOf(kind, all).flatMap((key) => {
    const question = all[key];
    if (!question) return [];
    const { area, text, answers } = question;
    const told = Object.entries(answers).map(([name, one]) => ({
      ...{ key: name, text: one.text },
      ...(one.finding !== undefined && { isFinding: true as const }),
    }));
    return [{ key, area, text, answers: told }];
  });
}
