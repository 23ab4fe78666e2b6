import { readFile, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnv } from './env.ts';
import { daysKept, logFileOf, logFolder } from './security-log/log-files.ts';
import { printedLine, selectLines, type Wanted } from './security-log/select-lines.ts';

const usage = `Was im Shop und am Schreibtisch sicherheitsrelevant geschah (docs/security.md); auch während der Server läuft:

  npm run security:log                            alles, was aufbewahrt ist
  npm run security:log -- --since 2h              seit zwei Stunden; auch 30m, 7d oder 2026-11-22
  npm run security:log -- --account … --staff …   nur ein Konto, nur ein Zugang, nach seiner Kennung
  npm run security:log -- --what login            nur eine Art von Ereignis
  npm run security:log -- --follow                weiter mitlesen, bis Strg+C`;

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** How often it is looked for new lines, in milliseconds. */
const lookEvery = 500;

/** The instant that was meant: some time ago, or a day or instant as ISO has it. Throws on anything else. */
function instantOf(said: string): string {
  const ago = /^(\d{1,5})([mhd])$/.exec(said);
  const unit = ago?.[2] === 'm' || ago?.[2] === 'h' || ago?.[2] === 'd' ? units[ago[2]] : undefined;
  const at = unit === undefined ? new Date(said) : new Date(Date.now() - Number(ago?.[1]) * unit);
  if (Number.isNaN(at.getTime())) throw new Error(`Unbekannter Zeitpunkt: ${said}`);
  return at.toISOString();
}

/** How far each file has been read, in bytes. */
const read = new Map<string, number>();

async function printNew(folder: string, wanted: Wanted): Promise<void> {
  const first = wanted.since?.slice(0, 10) ?? '';
  for (const day of (await daysKept(folder)).filter((one) => one >= first)) {
    const file = logFileOf(folder, day);
    const before = read.get(file) ?? 0;
    if ((await stat(file)).size <= before) continue;
    // Whole lines alone: the last one may be on its way.
    const bytes = (await readFile(file)).subarray(before);
    const end = bytes.lastIndexOf(10) + 1;
    read.set(file, before + end);
    for (const line of selectLines(bytes.subarray(0, end).toString(), wanted)) console.log(printedLine(line));
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      follow: { type: 'boolean' },
      since: { type: 'string' },
      account: { type: 'string' },
      staff: { type: 'string' },
      what: { type: 'string' },
    },
  });
  const { follow = false, since, ...who } = values;
  const wanted: Wanted = { ...who, since: since === undefined ? undefined : instantOf(since) };
  const folder = logFolder(readEnv(process.env));
  await printNew(folder, wanted);
  while (follow) {
    await wait(lookEvery);
    await printNew(folder, wanted);
  }
}

await run().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 2;
});
