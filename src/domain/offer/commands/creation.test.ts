import { describe, expect, it } from 'vitest';
import { commandFor, usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { monday, OfferStory } from '#tests/factories/offer-story.ts';
import { draftOf, inquiryId, items } from '#tests/factories/offer-values.ts';
import type { Draft } from '../draft.ts';

const submit = (changes: Partial<Draft> = {}) => ({ type: 'submitOffer', draft: draftOf(changes), inquiryId }) as const;

const pictures = (count: number, of = '') => Array.from({ length: count }, (_, index) => `${of}${index}`);
const twoTapes = { id: 'item-2', freetext: 'LTO-6', title: 'LTO-6', quantity: 2 };

describe('an inquiry', () => {
  it('begins an offer that the provider answers', () => {
    const { state } = offerIn('submitted');
    expect(state).toMatchObject({ version: 2, phase: 'submitted', inquiryId, email: 'kundin@example.org', items });
  });

  it('keeps the serial numbers of its units', () => {
    const story = new OfferStory();
    const numbered = { ...twoTapes, serialNumbers: ['HU1331NVK2', 'HU1331NVK3'] };
    story.given('customer', submit({ items: [numbered] }));
    expect(story.state.items).toEqual([numbered]);
    expect(story.send('customer', submit({ items: [twoTapes] }))).toEqual({ refusal: 'alreadySubmitted' });
  });

  it('keeps the pictures of an item there, and is another one with others', () => {
    const story = new OfferStory();
    const pictured = { ...twoTapes, imageUploads: ['vorn', 'hinten'] };
    story.given('customer', submit({ items: [pictured] }));
    expect(story.state.items).toEqual([pictured]);
    expect(story.state.draft?.itemImageUploads).toEqual([]);
    expect(story.ask('customer', submit({ items: [pictured] }))).toEqual({ events: [] });
    expect(story.send('customer', submit({ items: [twoTapes] }))).toEqual({ refusal: 'alreadySubmitted' });
  });

  it('may be a list or pictures instead of items, which are linked first', () => {
    const story = new OfferStory();
    story.given('customer', submit({ items: [], itemsListUpload: 'liste', itemImageUploads: ['bild'] }));
    expect(story.events.map((event) => event.type)).toEqual(['linkedToUpload', 'submitted', 'linkedToInquiry']);
  });

  it.each<[string, Partial<Draft>, string]>([
    ['without goods', { items: [] }, 'draftEmpty'],
    ['without an e-mail address', { email: 'kundin' }, 'emailInvalid'],
    ['from nowhere', { location: '00100' }, 'locationInvalid'],
    ['with one item twice', { items: [...items, ...items] }, 'itemsInvalid'],
    ['with no unit', { items: [{ id: 'item-1', freetext: 'IT', title: 'IT', quantity: 0 }] }, 'itemsInvalid'],
    [
      'with too many units',
      { items: [{ id: 'item-1', freetext: 'IT', title: 'IT', quantity: 10_001 }] },
      'itemsInvalid',
    ],
    ['with half a unit', { items: [{ id: 'item-1', freetext: 'IT', title: 'IT', quantity: 1.5 }] }, 'itemsInvalid'],
    ['with an item that is nothing', { items: [{ id: 'item-1', title: 'IT', quantity: 1 }] }, 'itemsInvalid'],
    [
      'with an item that is two things',
      { items: [{ id: 'item-1', entryId: 'a', freetext: 'b', title: 'IT', quantity: 1 }] },
      'itemsInvalid',
    ],
    [
      'with more serial numbers than units',
      { items: [{ ...twoTapes, serialNumbers: ['1', '2', '3'] }] },
      'itemsInvalid',
    ],
    ['with an empty serial number', { items: [{ ...twoTapes, serialNumbers: [''] }] }, 'itemsInvalid'],
    ['with an endless serial number', { items: [{ ...twoTapes, serialNumbers: ['x'.repeat(101)] }] }, 'itemsInvalid'],
    ['with too many pictures', { itemImageUploads: pictures(21) }, 'imagesTooMany'],
    ['with too many pictures of an item', { items: [{ ...twoTapes, imageUploads: pictures(11) }] }, 'imagesTooMany'],
    [
      'with too many pictures of items',
      { items: pictures(21).map((id) => ({ ...twoTapes, id, imageUploads: pictures(10, id) })) },
      'imagesTooMany',
    ],
    ['with a picture twice', { items: [{ ...twoTapes, imageUploads: ['bild', 'bild'] }] }, 'imageTwice'],
    [
      'with a picture of two items',
      { items: ['item-1', 'item-2'].map((id) => ({ ...twoTapes, id, imageUploads: ['bild'] })) },
      'imageTwice',
    ],
    [
      'with a picture of an item among the general ones',
      { items: [{ ...twoTapes, imageUploads: ['bild'] }], itemImageUploads: ['bild'] },
      'imageTwice',
    ],
    ['that is available neither now nor later', { availableImmediately: false }, 'availabilityInvalid'],
    ['that is available now and later', { availableFrom: '2026-12-01' }, 'availabilityInvalid'],
    ['that was available yesterday', { availableImmediately: false, availableFrom: '2026-11-22' }, 'availableFromPast'],
    ['of some distant year', { availableImmediately: false, availableFrom: '2028-11-23' }, 'availableFromTooLate'],
  ])('%s is refused', (_, changes, refusal) => {
    expect(new OfferStory().send('customer', submit(changes))).toEqual({ refusal });
  });

  it('is available from today by the calendar of Berlin', () => {
    const story = new OfferStory('2026-11-23T23:30:00.000Z');
    const from = (availableFrom: string) =>
      story.ask('customer', submit({ availableImmediately: false, availableFrom }));
    expect(from('2026-11-23')).toEqual({ refusal: 'availableFromPast' });
    expect(from('2026-11-24')).toMatchObject({ events: [{ type: 'submitted' }, {}] });
  });

  it('sent twice adds nothing, whatever has happened since; other content under the same id is refused', () => {
    const story = continueStory(offerIn('submitted'), ['addItems', 'submitBid', 'acceptBid']);
    story.now = '2027-06-01T00:00:00.000Z';
    expect(story.send('customer', submit())).toEqual({ events: [] });
    for (const changes of [
      { email: 'anders@example.org' },
      { comments: 'Neu' },
      { items: items.slice(1) },
      { offeredAsBusiness: false },
    ]) {
      expect(story.send('customer', submit(changes))).toEqual({ refusal: 'alreadySubmitted' });
    }
  });
});

describe('an offer that the provider begins', () => {
  it('comes from an inquiry by telephone, with or without goods', () => {
    const story = new OfferStory();
    story.given('provider', { ...commandFor('createFromInquiry', undefined, monday), items: [] });
    expect(story.events.map((event) => event.type)).toEqual(['createdFromInquiry']);
    expect(story.send('provider', { ...commandFor('submitBid', story.state, monday), lines: [] })).toEqual({
      refusal: 'itemsMissing',
    });
    expect(continueStory(story, ['addItems', 'submitBid']).state.phase).toBe('bidPlaced');
  });

  it('comes from an order that was agreed elsewhere, with its sheet frozen', () => {
    const story = continueStory(new OfferStory(), ['createFromOrder']);
    expect(story.state).toMatchObject({ phase: 'ordered', agreement: { by: 'order', total: 194_500 } });
    expect(story.state.selfBilling).toEqual({ agreedAt: monday });
  });

  it('from an order needs all that an order has', () => {
    const order = commandFor('createFromOrder', undefined, monday);
    const refusalOf = (changes: Partial<typeof order>) => new OfferStory().send('provider', { ...order, ...changes });
    expect(refusalOf({ email: 'x' })).toEqual({ refusal: 'emailInvalid' });
    expect(refusalOf({ items: [] })).toEqual({ refusal: 'itemsMissing' });
    expect(refusalOf({ lines: [] })).toEqual({ refusal: 'sheetInvalid' });
    expect(refusalOf({ shippingMethod: 'pickup' })).toEqual({ refusal: 'addressesInvalid' });
  });

  it('takes no item twice', () => {
    const story = offerIn('initiated', usualKind);
    expect(story.send('provider', { type: 'addItems', items: [] })).toEqual({ refusal: 'itemsMissing' });
    expect(story.send('provider', { type: 'addItems', items })).toEqual({ refusal: 'itemsInvalid' });
  });
});
