import type { OfferItem } from '../item.ts';

/** A text the customer has ticked, with the version of that text; LEG-03. */
export interface Declaration {
  name: DeclarationName;
  textVersion: string;
  /** UTC instant at which it was ticked; logs from before this was kept have none. */
  at?: string;
}
export const declarationNames = ['ownership', 'terms', 'adult', 'authorised', 'dataProcessing', 'selfBilling'] as const;
export type DeclarationName = (typeof declarationNames)[number];

/** The same declarations with the UTC instant at which they were made (LEG-03). */
export function declaredAt(declarations: readonly Declaration[], at: string): Declaration[] {
  return declarations.map(({ name, textVersion }) => ({ name, textVersion, at }));
}

/** What decides about the declarations of an offer. */
export interface Declaring {
  readonly offeredAsBusiness: boolean;
  readonly items: readonly Pick<OfferItem, 'withoutData'>[];
}

/** Declarations that must be stored before addresses are taken; LEG-03 and LEG-04, of goods with data of a business DEL-10 too. */
export function requiredDeclarations({ offeredAsBusiness, items }: Declaring): DeclarationName[] {
  if (!offeredAsBusiness) return ['ownership', 'terms', 'adult'];
  const holdsData = items.some((item) => !item.withoutData);
  return ['ownership', 'terms', 'authorised', ...(holdsData ? (['dataProcessing'] as const) : [])];
}

/** Required declarations that are not among the stored ones. */
export function missingDeclarations(stored: readonly Declaration[], declaring: Declaring): DeclarationName[] {
  const names = new Set(stored.map((declaration) => declaration.name));
  return requiredDeclarations(declaring).filter((name) => !names.has(name));
}
