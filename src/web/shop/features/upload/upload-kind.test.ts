import { describe, expect, it } from 'vitest';
import { endingsText, fileRefusal } from '#web/lib/file-refusal.ts';
import { imageKind, listKind } from './upload-kind.ts';

const megabyte = 1024 * 1024;

describe('a file that was chosen', () => {
  it.each([
    ['Inventar.CSV', 10, listKind],
    ['Inventar_2026_final(3).xlsx', 10 * megabyte, listKind],
    ['Bestand.ods', 10, listKind],
    ['IMG_0001.JPG', 15 * megabyte, imageKind],
    ['IMG_0002.HEIC', 10, imageKind],
  ])('like %s of %i bytes is sent', (name, size, kind) => {
    expect(fileRefusal({ name, size }, kind)).toBeUndefined();
  });

  it.each([
    ['Inventar.docx', 10, listKind, 'Möglich sind CSV, TXT, TSV, XLSX, XLS, ODS, PDF.'],
    ['Inventar', 10, listKind, 'Diese Datei können wir hier nicht annehmen.'],
    ['leer.csv', 0, listKind, 'Die Datei ist leer.'],
    ['gross.xlsx', 10 * megabyte + 1, listKind, 'Möglich sind 10 MB.'],
    ['gross.png', 15 * megabyte + 1, imageKind, 'Möglich sind 15 MB.'],
  ])('like %s of %i bytes is refused before it travels', (name, size, kind, reason) => {
    expect(fileRefusal({ name, size }, kind)).toContain(reason);
  });
});

describe('the endings of a page', () => {
  it('are named once each', () => {
    expect(endingsText(imageKind.endings)).toBe('JPG, PNG, GIF, WEBP, HEIC, SVG, PDF');
  });
});
