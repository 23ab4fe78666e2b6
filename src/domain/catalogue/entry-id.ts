import type { Catalogue } from './catalogue.ts';
import type { WizardItem } from './wizard-item.ts';

const uuidShaped = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{8}([0-9a-f]{4})?$/i;

/** Whether a wizard path segment is an entry's id, not a slug; the specification's form ends in 8 hex digits, a UUID's in 12. */
export function isEntryId(segment: string): boolean {
  return uuidShaped.test(segment);
}

/** The item with this id; of an id in the specification's short form the last four digits are not asked for. */
export function entryWithId({ byId, byShortId }: Catalogue, id: string): WizardItem | undefined {
  if (!isEntryId(id)) return undefined;
  const lower = id.toLowerCase();
  return byId.get(lower) ?? byShortId.get(lower);
}
