/** Addresses of the details of a wizard entry; apart from the others, so that the first load of a page does without them. */
export const wizardCalls = {
  details: (id: string) => `/selfservice/api/wizard/entries/${encodeURIComponent(id)}/details`,
  pairDetails: (cid: string, mid: string) =>
    `/selfservice/api/wizard/entries/${encodeURIComponent(cid)}/${encodeURIComponent(mid)}/details`,
} as const;
