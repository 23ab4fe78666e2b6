import { expect, it } from 'vitest';
import { photoNumbers, photosText } from './photo-numbers.ts';

it('numbers photos through all items, whichever of them have some', () => {
  const items = [{ id: 'a', imageUploads: ['1', '2', '3'] }, { id: 'b' }, { id: 'c', imageUploads: ['4'] }];
  const texts = [...photoNumbers(items)].map(([id, numbers]) => [id, photosText(numbers)]);
  expect(texts).toEqual([
    ['a', 'Foto 1 bis 3'],
    ['c', 'Foto 4'],
  ]);
});
