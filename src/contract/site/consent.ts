/** Grows when the text of the question changes in substance; everybody is then asked again. */
export const consentVersion = 1;

/** What a visitor can be asked about; what is necessary needs no consent (§ 25 Abs. 2 Nr. 2 TDDDG). */
export const consentCategories = ['necessary', 'statistics'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Name of the cookie that keeps a choice in the browser. */
export const consentCookie = 'cc_cookie';
