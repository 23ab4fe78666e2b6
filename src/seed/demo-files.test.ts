import { describe, expect, it } from 'vitest';
import { fileKind } from '#server/uploads/file-kind.ts';
import { demoPage, photo } from './demo-files.ts';

describe('the files of the demonstration', () => {
  it('are what the upload takes them for', async () => {
    expect(await fileKind(photo(), 'Foto.png')).toBe('png');
    expect(await fileKind(demoPage(['Zeile (eins)']), 'Seite.pdf')).toBe('pdf');
  });

  it('say where each object of the page begins', () => {
    const text = demoPage(['Für (eins)']).toString('latin1');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]));
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual([1, 2, 3, 4, 5].map((n) => `${n} 0 obj`));
    expect(text).toContain('(Für \\(eins\\))');
  });
});
