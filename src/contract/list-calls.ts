/** Addresses of the calls about asset lists; apart from the others, so that the first load of a page does without them. */
export const listCalls = {
  read: '/selfservice/api/readList',
  /** An example of a list, to be filled in. */
  template: (ending: 'xlsx' | 'csv') => `/selfservice/api/listTemplate.${ending}`,
} as const;
