import type { NewEvent } from '../events/events.ts';
import type { RefusalCode } from '../refusal.ts';

/** What a command leads to: events to append (none for a repeat), or a refusal that changes nothing. */
export type Decision = { events: NewEvent[] } | Refusal;

/** Why nothing changes, with the fields of the command that it is about where there are some: 'media.3.model'. */
export interface Refusal {
  refusal: RefusalCode;
  fields?: readonly string[];
}

/** Structural equality of plain JSON values, independent of the order of keys. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = definedKeys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === definedKeys(other).length &&
    keys.every((key) => sameContent(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function definedKeys(value: object): string[] {
  return Object.keys(value).filter((key) => Reflect.get(value, key) !== undefined);
}
