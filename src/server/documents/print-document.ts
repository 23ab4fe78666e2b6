import type { AddressLabel } from '#documents/address-label.ts';
import { attachmentOf } from '#documents/attached-invoice.ts';
import { letterOf } from '#documents/documents.ts';
import { setLabels } from '#documents/layout/print-labels.ts';
import { printLetter } from '#documents/layout/print-letter.ts';
import { setPlates } from '#documents/layout/print-plates.ts';
import type { Letter } from '#documents/letter.ts';
import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { PlateSheet } from '#domain/units/plate-labels.ts';
import { shopFonts } from './shop-fonts.ts';

/** A document as PDF, made of its snapshot alone; an e-invoice holds its XML. */
export async function printDocument(snapshot: DocumentSnapshot): Promise<Uint8Array> {
  const attachment = attachmentOf(snapshot);
  return printLetter(letterOf(snapshot), await shopFonts(), attachment && { attachment });
}

/** A letter as PDF/A-3a in the shop's own fonts. */
export async function printSetLetter(letter: Letter): Promise<Uint8Array> {
  return printLetter(letter, await shopFonts());
}

/** Labels as PDF in the shop's own fonts, each on a page of its own. */
export async function printLabels(labels: readonly AddressLabel[]): Promise<Uint8Array> {
  return setLabels(labels, await shopFonts());
}

/** Licence plates of devices as PDF in the shop's own fonts. */
export async function printPlates(sheet: PlateSheet): Promise<Uint8Array> {
  return setPlates(sheet, await shopFonts());
}
