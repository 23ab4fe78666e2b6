import { expect, it } from 'vitest';
import { destructionDoubts, materialOf, particleSizeOf, unfitFor } from './din-66399.ts';

it.each([
  ['H-4', 'bis 2.000 mm²'],
  ['E-4', 'bis 30 mm²'],
  ['T-5', 'bis 30 mm²'],
  ['H-1', undefined],
])('allows at %s particles %s', (level, size) => expect(particleSizeOf(level)).toBe(size));

it('is unfit for carriers of another material, and for none whose material nobody knows', () => {
  const carriers = [{ mediaType: 'hdd' }, { mediaType: 'nvme' }, { mediaType: 'sshd' }, {}] as const;
  expect(unfitFor('H-4', carriers)).toEqual([{ mediaType: 'nvme' }]);
  expect(unfitFor('E-4', carriers)).toEqual([{ mediaType: 'hdd' }]);
});

it('takes flash for class E and disks for class H', () => {
  expect([materialOf('hdd'), materialOf('nvme'), materialOf('tape'), materialOf('other')]).toEqual([
    'H',
    'E',
    'T',
    undefined,
  ]);
});

it('finds nothing odd in the usual pair, and says what is unusual', () => {
  expect(destructionDoubts({ securityLevel: 'H-4', protectionClass: 2, mediaTypes: ['hdd', undefined] })).toEqual([]);
  expect(destructionDoubts({ securityLevel: 'H-4', protectionClass: 3, mediaTypes: ['ssdSata'] })).toEqual([
    'Für einige dieser Datenträger gilt Klasse E, nicht H.',
    'Die Norm sieht für Schutzklasse 3 die Stufe 4 nicht vor.',
  ]);
  expect(destructionDoubts({ securityLevel: 'H-3', protectionClass: 1, mediaTypes: [] })).toEqual([
    'Schutzklasse 1 genügt nicht für personenbezogene Daten.',
  ]);
});
