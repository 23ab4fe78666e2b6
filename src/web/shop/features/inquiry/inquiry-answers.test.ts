import { describe, expect, it } from 'vitest';
import type { BasketItem, BasketState } from '#contract/goods/basket.ts';
import { type InquiryAnswers, inquiryForm } from '#contract/sale/inquiry-form.ts';
import { submitOfferSchema } from '#contract/sale/submit-offer.ts';
import { draftOf, inquiryEntriesOf, oversizeText, submitOfferBody } from './inquiry-answers.ts';

const answers: InquiryAnswers = {
  email: 'kim@example.org',
  offeredAsBusiness: true,
  location: '04109',
  wantToDeliver: false,
  availableImmediately: true,
  availableFrom: null,
  mediaWish: 'erase' as const,
  comments: '',
  ownName: '',
};
const state: BasketState = {
  items: [
    {
      id: 'item-00000000-0000-4000-8000-00000000aaaa',
      entryId: '3cf99a28-f993-58d5-a24f-9cef7b233203',
      title: 'Dell PowerEdge R640',
      slug: 'dell-poweredge-r640-verkaufen',
      quantity: 3,
      configuration: { working: true, packagingAvailable: true },
    },
    {
      id: 'item-00000000-0000-4000-8000-00000000bbbb',
      freetext: 'PowerEdge R999',
      title: 'Dell PowerEdge R999',
      slug: 'dell-server-verkaufen',
      quantity: 1,
      configuration: { working: true, packagingAvailable: true },
    },
  ],
  draft: { ...draftOf(answers), bySite: null, id: 'offer-00000000-0000-4000-8000-000000000001' },
  itemsListUpload: null,
  itemImageUploads: [],
};

describe('what is sent', () => {
  it('names catalogue entries by id and other goods by their words with the manufacturer', () => {
    const { items } = submitOfferBody(answers, state);
    expect(items).toMatchObject([
      { entryId: '3cf99a28-f993-58d5-a24f-9cef7b233203', quantity: 3 },
      { freetext: 'Dell PowerEdge R999', quantity: 1 },
    ]);
    expect(items?.[0]).not.toHaveProperty('freetext');
    expect(items?.[1]).not.toHaveProperty('entryId');
  });

  it.each([
    [{}, { availableImmediately: true }],
    [{ availableImmediately: false, availableFrom: '2026-12-01' }, { availableFrom: '2026-12-01' }],
    [{ availableFrom: '2026-12-01' }, { availableImmediately: true }],
    [{ wantToDeliver: true }, { shippingMethod: 'delivery' }],
    [{ comments: 'Zwei Paletten' }, { comments: 'Zwei Paletten' }],
  ])('with %j holds %j and fits the contract', (change, part) => {
    const body = submitOfferBody({ ...answers, ...change }, state);
    expect(body).toMatchObject(part);
    expect(submitOfferSchema.safeParse(body).error).toBeUndefined();
  });

  it('says nothing about delivery, a day or comments that do not apply', () => {
    const body = submitOfferBody(answers, state);
    for (const name of ['shippingMethod', 'availableFrom', 'comments', 'itemsListUpload', 'itemImageUploads']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  it('carries the photos of an item at the item, and says before sending that they are too many', () => {
    const [item] = state.items;
    if (item === undefined) throw new Error('There are goods');
    const photos = (of: number) => Array.from({ length: 10 }, (_, at) => ({ url: `/u/${of}-${at}`, name: 'a.jpg' }));
    const bodyOf = (count: number) => {
      const items = Array.from({ length: count }, (_, at) => ({ ...item, id: `${item.id}-${at}`, images: photos(at) }));
      return submitOfferBody(answers, { ...state, items });
    };
    expect(bodyOf(1).items?.[0]?.imageUploads).toEqual(photos(0).map(({ url }) => url));
    expect(bodyOf(1).items?.[0]).not.toHaveProperty('images');
    expect(oversizeText(bodyOf(20))).toBeUndefined();
    expect(oversizeText(bodyOf(21))).toContain('Bei den Positionen liegen 210 Fotos');
  });

  it('carries an uploaded list and pictures', () => {
    const [list, picture] = [
      { url: '/u/1', name: 'Inventar.csv' },
      { url: '/u/2', name: 'Palette.jpg' },
    ] as const;
    const body = submitOfferBody(answers, { ...state, items: [], itemsListUpload: list, itemImageUploads: [picture] });
    expect(body).toMatchObject({ itemsListUpload: '/u/1', itemImageUploads: ['/u/2'] });
    expect(body).not.toHaveProperty('items');
  });
});

describe('what is too much for one inquiry', () => {
  const [server] = state.items;
  const many = (count: number, more: Partial<BasketItem> = {}): BasketState => ({
    ...state,
    items: server === undefined ? [] : Array.from({ length: count }, () => ({ ...server, ...more })),
  });

  it('is told in numbers before it is sent', () => {
    expect(oversizeText(submitOfferBody(answers, many(5_000)))).toBeUndefined();
    expect(oversizeText(submitOfferBody(answers, many(5_001)))).toContain(
      'Es sind 5.001 Positionen. In eine Anfrage passen 5.000',
    );
    const remarks = 'ü'.repeat(1_000);
    const wordy = many(4_000, { configuration: { working: true, packagingAvailable: true, remarks } });
    expect(oversizeText(submitOfferBody(answers, wordy))).toMatch(
      /zusammen \d,\d MB groß, in eine Anfrage passen 4 MB/,
    );
  });
});

describe('the questions', () => {
  const schema = inquiryForm('2026-11-20');
  const fieldsWrong = (change: object) =>
    schema.safeParse({ ...answers, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it.each([
    [{}, []],
    [{ email: 'kim' }, ['email']],
    [{ location: '4109' }, ['location']],
    [{ offeredAsBusiness: undefined }, ['offeredAsBusiness']],
    [{ location: '00123' }, ['location']],
    [{ availableImmediately: false }, ['availableFrom']],
    [{ availableImmediately: false, availableFrom: '2026-11-19' }, ['availableFrom']],
    [{ availableImmediately: false, availableFrom: '2026-11-20' }, []],
    [{ availableFrom: '2020-01-01' }, []],
    [{ comments: 'x'.repeat(5001) }, ['comments']],
  ])('answered with %j leave open %j', (change, wrong) => {
    expect(fieldsWrong(change)).toEqual(wrong);
  });

  it('start without saying who sells, until it is said', () => {
    const entries = inquiryEntriesOf({ ...state.draft, saysWhoSells: false }, undefined);
    expect(entries.offeredAsBusiness).toBeUndefined();
    const kept = draftOf(entries);
    expect(kept).toMatchObject({ offeredAsBusiness: false, saysWhoSells: false });
    const said = { ...state.draft, ...draftOf({ ...entries, offeredAsBusiness: false }) };
    expect(inquiryEntriesOf(said, undefined).offeredAsBusiness).toBe(false);
  });

  it('start with the address of whoever is signed in, unless another was typed', () => {
    expect(inquiryEntriesOf({ ...state.draft, email: '' }, 'ich@example.org').email).toBe('ich@example.org');
    expect(inquiryEntriesOf(state.draft, 'ich@example.org').email).toBe('kim@example.org');
  });
});
