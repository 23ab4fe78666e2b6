import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const shown = 20;
/** Milliseconds of a test that says nothing of its price. */
const budget = 400;
const reason = /^\/\/ Dear: (.+)$/m;

/** `npm test -- --profile`: the dearest files with what their time is made of, and the dearest tests with why they are. */
export function printProfile(files, folder) {
  const costs = new Map(readdirSync(folder).flatMap((name) => linesOf(join(folder, name))));
  const known = files.map((one) => ({ ...one, ...costs.get(one.file) }));
  console.log(`\nDie ${shown} teuersten Dateien, in Sekunden:`);
  console.log('  gesamt  Start  Prozessor  daneben  Warten');
  for (const one of top(known, ({ milliseconds }) => milliseconds)) {
    const { milliseconds, starting = 0, processor, beside = 0, waiting, file } = one;
    // Of journeys the browser's processor is not known, of others the waiting is what is left.
    const rest = waiting ?? Math.max(0, milliseconds - (processor ?? 0) - beside);
    const columns = [
      [milliseconds, 8],
      [starting, 7],
      [processor, 11],
      [processor === undefined ? undefined : beside, 9],
      [rest, 8],
    ];
    console.log(`${columns.map(([of, width]) => seconds(of).padStart(width)).join('')}  ${file}`);
  }
  const tests = files
    .filter(({ group }) => group !== 'journeys')
    .flatMap(({ file, tests: own }) => own.map((test) => ({ ...test, file })));
  const dear = tests.filter(({ milliseconds }) => milliseconds > budget);
  console.log(`\n${dear.length} von ${tests.length} Tests brauchen mehr als ${seconds(budget)} s. Die teuersten:`);
  for (const { milliseconds, file, name } of top(dear, (one) => one.milliseconds)) {
    console.log(`${seconds(milliseconds).padStart(8)}  ${file} › ${name}\n          ${whyOf(file)}`);
  }
}

const top = (all, by) => all.toSorted((one, other) => by(other) - by(one)).slice(0, shown);
const seconds = (of) => (of === undefined ? '–' : (of / 1_000).toFixed(1).replace('.', ','));
const whyOf = (file) => reason.exec(readFileSync(file, 'utf8'))?.[1] ?? 'sagt nicht, warum';

function linesOf(path) {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ file, processor, beside, starting }) => [relative(process.cwd(), file), { processor, beside, starting }]);
}
