import { createContext, use } from 'react';

/** What the server's settings say about the shop; the browser learns it from the first page. */
export interface Site {
  /** Where the shop is found from outside. */
  url: string;
  /** Where files are posted to. */
  uploadUrl: string;
}

/** Before the server has said anything else. */
export const unknownSite: Site = { url: '', uploadUrl: '/selfservice/api/uploads' };

export const SiteContext = createContext<Site>(unknownSite);

export function useSite(): Site {
  return use(SiteContext);
}
