import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { createCatalogueSearch } from '#contract/catalogue-search/search-index.ts';
import { searchGroupsOf } from '#domain/catalogue/search-entries.ts';
import { withSeenSeparators } from '#domain/values/barcode.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import { type Dice, diceOf, heldOutForms, labelForms, oneOf, type PrintedLabel } from '#tests/factories/label-forms.ts';
import { photograph, printLabel, type Shot } from '#tests/factories/label-photo.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { codeFormats, findCodes } from '#web/lib/codes/find-codes.ts';
import type { Pixels } from '#web/lib/codes/pixels.ts';
import { nameDevices } from '#web/shop/features/labels/name-devices.ts';

const percent = (of: number, all: number) => `${((100 * of) / all).toFixed(1)} %`;

interface Tally {
  photos: number;
  codes: number;
  read: number;
  /** By the reader as it comes. */
  bare: number;
  serials: number;
  rightSerials: number;
  wrongSerials: number;
  models: number;
  rightModels: number;
  wrongModels: number;
}

/** Photos of labels that nobody printed, read as the browser does: `labels=300` for as many. */
export async function benchLabels(photos = 60): Promise<void> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const search = await createCatalogueSearch(searchGroupsOf(deliveredCatalogue().catalogue));
  const tallies = { 'practised on': empty(), 'held out': empty() };
  const large = { own: 0, bare: 0, photos: 0 };
  const forms = Object.entries(labelForms);
  for (let at = 0; at < photos; at += 1) {
    const dice = diceOf(1000 + at);
    const [name, form] = oneOf(() => (at % forms.length) / forms.length, forms);
    const labels = Array.from({ length: dice() < 0.2 ? 3 : 1 }, () => form(dice));
    const isLarge = Math.floor(at / forms.length) % 2 === 0;
    const picture = await photoOf(labels, shotOf(dice, isLarge), dice);
    const bare = await timed(() =>
      readBarcodes(picture, { formats: [...codeFormats], maxNumberOfSymbols: 255, tryHarder: true }),
    );
    const own = await timed(() => findCodes(picture, readBarcodes));
    if (isLarge) {
      large.own += own.spent;
      large.bare += bare.spent;
      large.photos += 1;
    }
    const devices = await nameDevices(own.answer, async (query, limit) => search(query, limit));
    judge(tallies[heldOutForms.has(name) ? 'held out' : 'practised on'], {
      ...{ labels, devices, codes: own.answer.map(({ text }) => text) },
      bare: bare.answer.flatMap(({ isValid, text }) => (isValid ? [text] : [])),
    });
  }
  for (const [name, tally] of Object.entries(tallies)) print(name, tally);
  console.log(
    `labels, 12 MP   ${(large.own / large.bare).toFixed(2)} times the bare reader's processor time, ${large.photos} photos (at most 1.5)`,
  );
}

const empty = (): Tally => ({
  ...{ photos: 0, codes: 0, read: 0, bare: 0, serials: 0, rightSerials: 0, wrongSerials: 0 },
  ...{ models: 0, rightModels: 0, wrongModels: 0 },
});

/** As people hold a phone: seldom straight, sometimes far away, in the shade. */
function shotOf(dice: Dice, isLarge: boolean): Shot {
  const [width, height] = isLarge ? [4_000, 3_000] : [2_048, 1_536];
  return {
    ...{ width, height, share: 0.25 + dice() * 0.45, turned: oneOf(dice, [0, 3, -8, 15, 90, 180, 40, -30]) },
    ...{ slant: dice() * 0.25, blur: (isLarge ? 1.2 : 0.6) * dice(), noise: 2 + dice() * 10, shadow: dice() * 0.6 },
    quality: Math.round(70 + dice() * 25),
  };
}

async function photoOf(labels: readonly PrintedLabel[], shot: Shot, dice: Dice): Promise<Pixels> {
  const photo = await photograph(await Promise.all(labels.map(printLabel)), shot, dice);
  const { data, info } = await sharp(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
}

async function timed<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; spent: number }> {
  const before = process.cpuUsage();
  const answer = await ask();
  return { answer, spent: process.cpuUsage(before).user };
}

interface Judged {
  readonly labels: readonly PrintedLabel[];
  readonly devices: Awaited<ReturnType<typeof nameDevices>>;
  readonly codes: readonly string[];
  readonly bare: readonly string[];
}

function judge(tally: Tally, { labels, devices, codes, bare }: Judged): void {
  const read = new Set(codes.map(withSeenSeparators));
  const byBare = new Set(bare.map(withSeenSeparators));
  const wanted = labels.flatMap((label) => label.codes.map(({ text }) => withSeenSeparators(text)));
  tally.photos += 1;
  tally.codes += wanted.length;
  tally.read += wanted.filter((text) => read.has(text)).length;
  tally.bare += wanted.filter((text) => byBare.has(text)).length;
  const told = devices.flatMap(({ serial }) => (serial === undefined ? [] : deviceNumber(serial)));
  tally.wrongSerials += told.filter((serial) => !labels.some((label) => label.serial === serial)).length;
  for (const { serial, model } of labels) {
    const device = devices.find((one) => one.serial !== undefined && deviceNumber(one.serial) === serial);
    if (serial !== undefined) tally.serials += 1;
    if (serial !== undefined && device !== undefined) tally.rightSerials += 1;
    const titles = device?.titles ?? [];
    if (model !== undefined) tally.models += 1;
    if (model !== undefined && titles.length === 1 && titles[0] === model) tally.rightModels += 1;
    if (titles.length === 1 && titles[0] !== model) tally.wrongModels += 1;
  }
}

function print(name: string, tally: Tally): void {
  console.log(
    `labels, ${name.padEnd(13)} ${tally.photos} photos: codes ${percent(tally.read, tally.codes)} of ${tally.codes} (bare reader ${percent(tally.bare, tally.codes)}, at least 95 %), ` +
      `serials ${percent(tally.rightSerials, tally.serials)} right and ${tally.wrongSerials} wrong (0), models ${percent(tally.rightModels, tally.models)} right (at least 90 %) and ${tally.wrongModels} wrong`,
  );
}
