/** Where on a page goods are described in own words. */
export const freetextAnchor = 'frei-beschreiben';
