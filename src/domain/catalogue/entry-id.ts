const uuidShaped = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{8}([0-9a-f]{4})?$/i;

/** Whether a wizard path segment is an entry's id, not a slug; the specification's form ends in 8 hex digits, a UUID's in 12. */
export function isEntryId(segment: string): boolean {
  return uuidShaped.test(segment);
}
