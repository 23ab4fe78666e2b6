import type { TestedKind } from '../tested-kind.ts';
import type { TestAnswers } from '../unit-test.ts';
import { compareHardware, type DeclaredItem } from './compare-hardware.ts';
import { batteryPercent, type FoundHardware } from './found-hardware.ts';

/** What an audit answers of the questions of a test: how much its weakest battery holds. */
export function auditAnswers(kind: TestedKind, { batteries }: FoundHardware): TestAnswers {
  const known = batteries.map(batteryPercent).filter((percent) => percent !== undefined);
  if (kind !== 'notebook' || known.length === 0) return {};
  const weakest = Math.min(...known);
  return { battery: weakest >= 80 ? 'good' : weakest >= 60 ? 'fair' : 'weak' };
}

/** What counts for the price: names and serial numbers are written in too many ways to be judged by a program. */
const judged = ['Prozessor', 'Arbeitsspeicher', 'Laufwerke'];

/** How a device differs from what its seller declared: 'Arbeitsspeicher: 16 GB statt 32 GB'; undefined where it does not. */
export function auditFinding(item: DeclaredItem, serial: string | undefined, audit: FoundHardware): string | undefined {
  const different = compareHardware(item, serial, audit).filter(
    ({ what, is }) => is === 'different' && judged.includes(what),
  );
  if (different.length === 0) return undefined;
  return different.map(({ what, declared, found }) => `${what}: ${found} statt ${declared}`).join('; ');
}
