import { createContext, use } from 'react';

/** What the server's settings say about the shop; the browser learns it from the first page. */
export interface Site {
  /** Where the shop is found from outside. */
  url: string;
  /** Where files are posted to. */
  uploadUrl: string;
  /** Whether there is something a visitor may consent to. */
  asksConsent: boolean;
  /** Script of another consent provider, which then asks in place of the shop. */
  consentScript: string | undefined;
  /** Whether page views are counted, for those who consent. */
  analytics: boolean;
}

/** Before the server has said anything else. */
export const unknownSite: Site = {
  url: '',
  uploadUrl: '/selfservice/api/uploads',
  asksConsent: false,
  consentScript: undefined,
  analytics: false,
};

export const SiteContext = createContext<Site>(unknownSite);

export function useSite(): Site {
  return use(SiteContext);
}
