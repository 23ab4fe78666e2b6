/** The kinds of files that lists are given out as. */
export const listFormats = ['csv', 'xlsx'] as const;
export type ListFormat = (typeof listFormats)[number];

/** Addresses of the calls about lists of goods; apart from the others, so that the first load of a page does without them. */
export const listCalls = {
  read: '/selfservice/api/readList',
  /** An example of a list, to be filled in. */
  template: (ending: ListFormat) => `/selfservice/api/listTemplate.${ending}`,
  /** The goods of an own offer. */
  goods: (offerId: string, format: ListFormat) =>
    `/selfservice/api/exportGoods/${encodeURIComponent(offerId)}?format=${format}`,
} as const;
