import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressLabel } from '#documents/address-label.ts';
import { letterOf } from '#documents/documents.ts';
import { type Fonts, openFonts } from '#documents/layout/fonts.ts';
import { setLabels } from '#documents/layout/print-labels.ts';
import { printLetter } from '#documents/layout/print-letter.ts';
import { setPlates } from '#documents/layout/print-plates.ts';
import type { Letter } from '#documents/letter.ts';
import type { DocumentSnapshot } from '#domain/offer/document-snapshot.ts';
import type { PlateSheet } from '#domain/units/plate-labels.ts';

let fonts: Promise<Fonts> | undefined;

/** A document as PDF, made of its snapshot alone. */
export async function printDocument(snapshot: DocumentSnapshot): Promise<Uint8Array> {
  return printSetLetter(letterOf(snapshot));
}

/** A letter as PDF in the shop's own fonts. */
export async function printSetLetter(letter: Letter): Promise<Uint8Array> {
  fonts ??= loadFonts();
  return printLetter(letter, await fonts);
}

/** Labels as PDF in the shop's own fonts, each on a page of its own. */
export async function printLabels(labels: readonly AddressLabel[]): Promise<Uint8Array> {
  fonts ??= loadFonts();
  return setLabels(labels, await fonts);
}

/** Licence plates of devices as PDF in the shop's own fonts. */
export async function printPlates(sheet: PlateSheet): Promise<Uint8Array> {
  fonts ??= loadFonts();
  return setPlates(sheet, await fonts);
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
      ].map((file) => readFile(resolve(file))),
    );
  const [regular, bold] = await Promise.all([all(400, 'DejaVuSans'), all(600, 'DejaVuSans-Bold')]);
  return openFonts({ regular, bold });
}
