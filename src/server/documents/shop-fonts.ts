import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Fonts, openFonts } from '#documents/layout/fonts.ts';
import { unpackWoff } from './unpack-woff.ts';

let fonts: Promise<Fonts> | undefined;

/** What documents are set in, read once a process. */
export function shopFonts(): Promise<Fonts> {
  fonts ??= loadFonts();
  return fonts;
}

/** The shop's own font, and for characters it lacks (Greek, Cyrillic, Hebrew, Arabic) another one. */
async function loadFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const all = (weight: number, other: string) =>
    Promise.all(
      [
        `@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`,
        `@fontsource/archivo/files/archivo-latin-ext-${weight}-normal.woff`,
        `@fontsource/archivo/files/archivo-vietnamese-${weight}-normal.woff`,
        `dejavu-fonts-ttf/ttf/${other}.ttf`,
      ].map(async (file) => {
        const bytes = await readFile(resolve(file));
        return file.endsWith('.woff') ? unpackWoff(bytes) : bytes;
      }),
    );
  const [regular, bold] = await Promise.all([all(400, 'DejaVuSans'), all(600, 'DejaVuSans-Bold')]);
  return openFonts({ regular, bold });
}
