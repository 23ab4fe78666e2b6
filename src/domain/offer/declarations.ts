import type { Declaration, DeclarationName } from './events.ts';

/** Declarations that must be stored before addresses are taken; domain.md LEG-03 and LEG-04. */
export function requiredDeclarations(offeredAsBusiness: boolean): DeclarationName[] {
  return ['ownership', 'terms', offeredAsBusiness ? 'authorised' : 'adult'];
}

/** Required declarations that are not among the stored ones. */
export function missingDeclarations(stored: readonly Declaration[], offeredAsBusiness: boolean): DeclarationName[] {
  const names = new Set(stored.map((declaration) => declaration.name));
  return requiredDeclarations(offeredAsBusiness).filter((name) => !names.has(name));
}
