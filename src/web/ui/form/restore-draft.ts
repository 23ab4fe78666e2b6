import type { z } from 'zod';

/**
 * What a form starts with when a draft of it was kept: of the draft all that its schema knows. Half-typed entries come back
 * as they are; what is of another kind, as after a change of the form, is left and starts anew.
 */
export function restoreDraft<Starts>(schema: z.ZodType, starts: Starts, draft: unknown): Starts {
  const { error } = schema.safeParse(merged(starts, draft));
  const unfit = new Set((error?.issues ?? []).filter(({ code }) => kinds.has(code)).map(({ path }) => path.join('.')));
  const restored = merged(starts, draft, unfit);
  return isLike(restored, starts) ? restored : starts;
}

/** What Zod says of values of another kind; everything else is about words that are not right yet. */
const kinds: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function merged(start: unknown, draft: unknown, unfit: ReadonlySet<string> = new Set(), path = ''): unknown {
  if (unfit.has(path)) return start;
  if (!isRecord(start) || !isRecord(draft)) return isLike(draft, start) ? draft : start;
  const kept = new Map<string, unknown>(Object.entries(draft));
  return Object.fromEntries(
    Object.entries(start).map(([key, value]) => [
      key,
      merged(value, kept.get(key), unfit, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

/** Whether a value could stand where the start stands; where that is nothing, whatever is no object may. */
function isLike<Start>(value: unknown, start: Start): value is Start {
  if (value === undefined) return start === undefined;
  if (start === undefined || start === null || value === null) return !isRecord(value) && !isRecord(start);
  if (Array.isArray(start) || Array.isArray(value)) return Array.isArray(start) && Array.isArray(value);
  if (!isRecord(start) || !isRecord(value)) return typeof value === typeof start;
  const entries = new Map<string, unknown>(Object.entries(value));
  return Object.entries(start).every(([key, entry]) => isLike(entries.get(key), entry));
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
