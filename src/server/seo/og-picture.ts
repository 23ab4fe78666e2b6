import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { shopConfig } from '#contract/settings/shop-in-force.ts';

const size = { width: 1200, height: 630 };
/** The light theme's tokens: previews know no dark theme. */
const colour = { paper: '#F1F4F4', ink: '#0F171C', accent: '#FFC20E', mark: '#FFD84D' };
const longestTitle = 90;

type Draw = (title: string) => Promise<Uint8Array>;
let drawing: Promise<Draw> | undefined;

/** The picture that a shared link shows: the page's title on the shop's sheet, as PNG. */
export async function ogPicture(title: string): Promise<Uint8Array> {
  drawing ??= prepare();
  return (await drawing)(title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title);
}

/** Loads the renderer and the fonts with the first picture that is asked for, not at the start. */
async function prepare(): Promise<Draw> {
  const { resolve } = createRequire(import.meta.url);
  const [{ default: satori }, { initWasm, Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-wasm')]);
  const font = (weight: number) => readFile(resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`));
  const [wasm, regular, bold] = await Promise.all([
    readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')),
    font(400),
    font(700),
  ]);
  await initWasm(wasm);
  const fonts = [
    { name: 'Archivo', data: regular, weight: 400 as const },
    { name: 'Archivo', data: bold, weight: 700 as const },
  ];
  return async (title) => new Resvg(await satori(sheet(title), { ...size, fonts })).render().asPng();
}

/** The drawing in the form the renderer takes: React elements without React. */
function sheet(title: string) {
  return box(
    { ...size, background: colour.paper, padding: 72, flexDirection: 'column', justifyContent: 'space-between' },
    box(
      { alignItems: 'center', fontSize: 40, fontWeight: 700 },
      box({ width: 36, height: 36, background: colour.accent, marginRight: 20 }),
      shopConfig.productName,
    ),
    box({ fontSize: title.length > 40 ? 72 : 88, fontWeight: 700, letterSpacing: -2.5, lineHeight: 1.08 }, title),
    box(
      { fontSize: 34, background: colour.mark, padding: '8px 16px', alignSelf: 'flex-start' },
      'Zum Preis, der hält.',
    ),
  );
}

interface Box {
  type: string;
  key: null;
  props: { style: object; children: (Box | string)[] };
}

function box(style: Record<string, string | number>, ...children: (Box | string)[]): Box {
  const ground = { display: 'flex', color: colour.ink, fontFamily: 'Archivo' };
  return { type: 'div', key: null, props: { style: { ...ground, ...style }, children } };
}
