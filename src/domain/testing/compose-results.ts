import type { FoundDefect, TestedUnit, TestResult } from '#domain/offer/facts.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { numberText } from '#domain/values/number-text.ts';
import { compareHardware } from './audit/compare-hardware.ts';
import type { FoundHardware } from './audit/found-hardware.ts';
import { type FindingCode, findingRecords } from './finding-codes.ts';
import { type TestQuestions, testQuestions } from './test-questions.ts';
import type { TestedKind } from './tested-kind.ts';
import { answerText, type Finding, gradesOf, locksIn, openQuestions, type TestAnswers } from './unit-test.ts';

/** A device that belongs to a line, with all that its test has told so far. */
export interface UnitUnderTest {
  readonly plate: string;
  readonly itemId: string;
  readonly serial?: string;
  readonly inventoryNumber?: string;
  readonly kind: TestedKind;
  readonly answers: TestAnswers;
  /** The questions as they were when it was answered last; those of the file where nothing is said. */
  readonly questions?: TestQuestions;
  readonly findings: readonly Finding[];
  /** What was recorded about it as it arrived, in German: somebody has to look at it. */
  readonly atRamp?: readonly string[];
  readonly audit?: FoundHardware;
  /** UTC instant of the last answer; none while nothing was answered. */
  readonly at?: string;
}

/**
 * Where the test of a device stands: `untested` while questions are open, `locked` while its seller has to release it, `photoMissing` while
 * something is to be deducted that no photo shows, `found` with findings, `sound` without.
 */
export type TestStanding = 'untested' | 'photoMissing' | 'locked' | 'found' | 'sound';

/** Where the test of a device stands. */
export function standingOf({ kind, answers, questions, findings }: UnitUnderTest): TestStanding {
  if (openQuestions(kind, answers, questions).length > 0) return 'untested';
  if (findings.some(lacksPhoto)) return 'photoMissing';
  if (locksIn(findings.map(({ code }) => code)).length > 0) return 'locked';
  return findings.length > 0 ? 'found' : 'sound';
}

/** Whether a deduction is to be made for something that has to be seen and no photo shows. */
export function lacksPhoto({ code, deduction, photos }: Pick<Finding, 'code' | 'deduction' | 'photos'>): boolean {
  return deduction !== undefined && findingRecords[code].photo === true && photos.length === 0;
}

export type ResultsRefusal = 'unitsNotTested' | 'findingPhotoMissing' | 'unitsLocked';

/** The results of a sale's lines from its devices; refused while one of them is not through. With `locksStay` nobody waits for a release any more. */
export function composeResults(
  items: readonly OfferItem[],
  units: readonly UnitUnderTest[],
  { locksStay = false }: { readonly locksStay?: boolean } = {},
): TestResult[] | ResultsRefusal {
  const standings = new Set(units.map(standingOf));
  if (units.length === 0 || standings.has('untested')) return 'unitsNotTested';
  if (standings.has('photoMissing')) return 'findingPhotoMissing';
  if (standings.has('locked') && !locksStay) return 'unitsLocked';
  const byLine = Map.groupBy(units, ({ itemId }) => itemId);
  return items.flatMap((item): TestResult[] => {
    const own = byLine.get(item.id);
    if (!own) return [];
    const tested = own.map((unit) => testedUnit(item, unit));
    const note = noteOf(own);
    return [{ itemId: item.id, result: verdictOf(tested), ...(note !== '' && { note }), units: tested }];
  });
}

function verdictOf(units: readonly TestedUnit[]): TestResult['result'] {
  if (units.every(({ functional }) => functional === 'D')) return 'failed';
  return units.some(({ findings }) => findings.length > 0) ? 'deviating' : 'passed';
}

/** '2 von 40: Netzteil fehlt. 1 von 40: Akku unter 60 % der Kapazität.' */
function noteOf(units: readonly UnitUnderTest[]): string {
  const codes = units.flatMap(({ findings }) => findings.map(({ code }) => code));
  const counts = [...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length] as const);
  const total = numberText(units.length);
  return counts
    .toSorted(([, one], [, other]) => other - one)
    .map(
      ([code, count]) =>
        `${units.length === 1 ? '' : `${numberText(count)} von ${total}: `}${findingRecords[code].text}.`,
    )
    .join(' ');
}

function testedUnit(item: OfferItem, unit: UnitUnderTest): TestedUnit {
  const { plate, serial, inventoryNumber, answers, questions = testQuestions, findings, audit, at = '' } = unit;
  const { functional, cosmetic } = gradesOf(answers, codesOf(findings), questions);
  return {
    plate,
    ...(serial !== undefined && { serial }),
    ...(inventoryNumber !== undefined && { inventoryNumber }),
    functional: functional.grade,
    cosmetic: cosmetic.grade,
    because: [...new Set([...functional.because, ...cosmetic.because])],
    answers: Object.entries(questions).flatMap(([key, { text: name }]) => {
      const value = answerText(key, answers, questions);
      return value === undefined ? [] : [{ name, value }];
    }),
    findings: findings.map(defectOf),
    ...(audit && { machine: { tool: audit.tool, lines: comparedLines(item, serial, audit) } }),
    at,
  };
}

function comparedLines(item: OfferItem, serial: string | undefined, audit: FoundHardware) {
  return compareHardware(item, serial, audit).map(({ what, declared, found, is }) => ({
    ...{ what, declared, found },
    ...(is === 'different' && { differs: true as const }),
  }));
}

function defectOf({ id, code, deduction, note, photos }: Finding): FoundDefect {
  return {
    ...{ id, code, text: findingRecords[code].text },
    ...(deduction !== undefined && { deduction }),
    ...(note !== undefined && { note }),
    photos: [...photos],
  };
}

const codesOf = (findings: readonly Finding[]): FindingCode[] => findings.map(({ code }) => code);
