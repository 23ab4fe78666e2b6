import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { startServer } from '#tests/support/server-process.ts';
import { deskSteps } from './browsers/desk-steps.ts';
import { debianPackages, type Engine } from './browsers/engine.ts';
import { type Line, openLine } from './browsers/line.ts';
import { phoneSteps, visitorPhoneSteps } from './browsers/phone-steps.ts';
import { openOthers } from './browsers/provider.ts';
import { openChromium, openFirefox } from './browsers/puppeteer-engine.ts';
import { type Scene, sellerSteps, visitorSteps } from './browsers/shop-steps.ts';
import { walkerWith } from './browsers/walker.ts';
import { openWebKit } from './browsers/webkit-engine.ts';

const folder = 'reports/browsers';
const engines = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };
const steps = [...visitorSteps, ...visitorPhoneSteps, ...sellerSteps, ...phoneSteps, ...deskSteps];
/** What a page says of a network that was taken away on purpose. */
const ofCutLine = /NetworkError|Failed to fetch|Load failed|WebSocket|ERR_|network connection was lost|not loaded/i;

/** `npm run browsers`: one list of steps through Chromium, Firefox and WebKit, each on a demonstration of its own, with a picture of each step. */
async function compare(chosen: readonly string[]): Promise<void> {
  const lacking = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].filter((program) => !isInstalled(program));
  if (lacking.length > 0) {
    console.error(`${lacking.join(', ')}: not here. On Debian: apt-get install ${debianPackages.join(' ')}`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'ankaufwerk-browsers-'));
  const files = { list: join(work, 'geraete.csv'), photo: join(work, 'regal.jpg') };
  writeFileSync(files.list, 'Hersteller;Modell;Anzahl\nDell;PowerEdge R640;3\nHP;EliteBook 840 G5;2\n');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#808080', noise } });
  writeFileSync(files.photo, await photo.jpeg().toBuffer());
  const columns: Column[] = [];
  try {
    const taken = Object.entries(engines).filter(([name]) => chosen.length === 0 || chosen.includes(name));
    for (const [name, open] of taken) columns.push(await walkThrough(name, open, files));
    await laySideBySide(taken.map(([name]) => name));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  console.log(table(columns));
  if (columns.some(({ results }) => results.some((why) => why !== undefined))) process.exitCode = 1;
}

interface Column {
  readonly head: string;
  /** Of each step why it failed. */
  readonly results: readonly (string | undefined)[];
}

async function walkThrough(name: string, open: () => Promise<Engine>, files: Scene['files']): Promise<Column> {
  const line = await openLine();
  const server = await startServer({ PUBLIC_URL: line.url, RATE_LIMITS: 'off' });
  line.leadTo(server.url);
  const others = await openOthers(line.url);
  const engine = await open();
  try {
    await engine.resize(1280, 900);
    const at = walkerWith(engine, line);
    const results: (string | undefined)[] = [];
    for (const [number, [what, walk]] of steps.entries()) {
      const why = await walk(at, { others, files }).then(() => complaintsOf(line), messageOf);
      line.mend();
      console.log(`${engine.name} ${number + 1} ${what}: ${why ?? 'done'}`);
      await engine.evaluate(untilSettled).catch(() => undefined);
      writeFileSync(pictureOf(number, name), await engine.picture());
      results.push(why);
    }
    return { head: `${engine.name} ${engine.version}`, results };
  } finally {
    await engine.close();
    await others.close();
    line.close();
    await server.stop();
  }
}

const pictureOf = (step: number, column: string) => `${folder}/${String(step + 1).padStart(2, '0')}-${column}.png`;

/** A page that loads or moves is not what the step led to; one that does so for good is pictured as it is. */
const untilSettled = `new Promise((done) => {
  const until = Date.now() + 5_000;
  const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
  const loads = () => /(wird|werden) (geladen|gezählt|gemacht)/i.test(document.body.innerText);
  const look = () => Date.now() < until && (moves() || loads()) ? setTimeout(look, 100) : setTimeout(done, 500);
  setTimeout(look, 100);
})`;

/** The pictures of each step beside each other, as a person compares them. */
async function laySideBySide(names: readonly string[]): Promise<void> {
  const [width, height] = [960, 675];
  for (const step of steps.keys()) {
    const pictures = names.map(async (name, column) => ({
      input: await sharp(pictureOf(step, name)).resize(width, height, { fit: 'inside' }).toBuffer(),
      ...{ left: column * width, top: 0 },
    }));
    const sheet = sharp({ create: { width: names.length * width, height, channels: 3, background: '#808080' } });
    await sheet.composite(await Promise.all(pictures)).toFile(pictureOf(step, 'side-by-side'));
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function complaintsOf(line: Line): string | undefined {
  const serious = line.complaints().filter((text) => !ofCutLine.test(text));
  return serious.length === 0 ? undefined : `complains: ${[...new Set(serious)].join(' | ')}`;
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((path) => existsSync(join(path, program)));
}

/** As the note shows it. */
function table(columns: readonly Column[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = steps.map(([what], at) =>
    row([
      `${at + 1} ${what}`,
      ...columns.map(({ results }) => (results[at] === undefined ? 'yes' : `no: ${results[at]}`)),
    ]),
  );
  const heads = ['step', ...columns.map(({ head }) => head)];
  return [row(heads), row(heads.map(() => '---')), ...rows].join('\n');
}

await compare(process.argv.slice(2));
