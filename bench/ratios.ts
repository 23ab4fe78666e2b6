import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * What the last recorded run measured, each as a ratio to its own floor in that run: how often the floor's time, processor or memory
 * the product takes. Lower is better; `npm run bench -- record` writes what it has measured.
 */
const file = join(import.meta.dirname, 'ratios.json');
const tableSchema = z.record(z.string(), z.number());
/** What is taken for noise between two runs; how far two runs of one program really differ was not measured. */
const noise = 1.2;

const measured = new Map<string, number>();

/** Notes a ratio under its name. */
export function noteRatio(name: string, ratio: number): void {
  measured.set(name, Number(ratio.toFixed(2)));
}

/** Says which ratios are worse than the table, and writes the table where that is asked for. */
export function compareRatios(records: boolean): void {
  if (measured.size === 0) return;
  const table = tableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const lines = [...measured].map(([name, ratio]) => ({ name, ratio, known: table[name] }));
  console.log('\nRatios to the floor of the same run, beside the table (bench/ratios.json)');
  for (const { name, ratio, known } of lines) {
    const says = known === undefined ? 'new' : ratio > known * noise ? 'WORSE' : ratio * noise < known ? 'better' : '';
    console.log(
      `${name.padEnd(34)} ${ratio.toFixed(2).padStart(8)}  ${(known?.toFixed(2) ?? '').padStart(8)}  ${says}`,
    );
  }
  if (records) {
    const next = { ...table, ...Object.fromEntries(measured) };
    const sorted = Object.fromEntries(Object.entries(next).sort(([one], [other]) => (one < other ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  } else if (lines.some(({ ratio, known }) => known !== undefined && ratio > known * noise)) process.exitCode = 1;
}
