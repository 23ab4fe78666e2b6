import { describe, expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';
import { ofEveryTale } from '#tests/factories/offer-tales.ts';
import { erasedText } from './erase.ts';
import { foldEvents } from './evolve.ts';
import { eraseEvent } from './rewrite-event.ts';

/** Where somebody types, or what leads to a person at a carrier or maker. */
const personal = new Set([
  ...['email', 'location', 'comments', 'remarks', 'freetext', 'modelName', 'reason', 'note'],
  ...[
    'serialNumbers',
    'inventoryNumbers',
    'site',
    'trackingNumbers',
    'itemsListUpload',
    'itemImageUploads',
    'imageUploads',
  ],
]);

const afterErasing = (story: Pick<OfferStory, 'events'>) => story.events.map(eraseEvent);

describe('what an account without a contract leaves in its log (INV-42)', () => {
  it.each([
    ['rejected', () => offerIn('submitted').given('provider', { type: 'reject', reason: 'Frau Weber rief an' })],
    ['cancelled', () => offerIn('submitted').given('provider', { type: 'cancel', reason: 'Frau Weber rief an' })],
    [
      'cancelled',
      () =>
        offerIn('cancelled').given('provider', {
          type: 'dispatchReturns',
          trackingNumbers: ['00340434161094015902'],
          note: 'an Frau Weber',
        }),
    ],
  ])('names nobody: %s', (phase, tell) => {
    const events = afterErasing(tell());
    expect(JSON.stringify(events)).not.toMatch(/Weber|00340434161094015902/);
    expect(foldEvents(events)?.phase).toBe(phase);
  });

  it('is no free text and no number of a device or parcel, whatever was sent in whatever order', () => {
    ofEveryTale((tale) => {
      if (tale.state?.agreement) return;
      const left: unknown[] = [];
      JSON.stringify(afterErasing(tale), (key, value: unknown) => {
        if (personal.has(key) && value !== erasedText && !(Array.isArray(value) && value.length === 0)) {
          left.push([key, value]);
        }
        return value;
      });
      expect(left).toEqual([]);
    });
  });
});
