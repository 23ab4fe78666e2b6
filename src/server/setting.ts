import { z } from 'zod';

/** An empty variable means the same as none: so `DATABASE_URL= npm start` does what one reads. */
const unset = (value: unknown) => (value === '' ? undefined : value);

/** A setting from the environment, with what holds without it and what it means, as docs/settings.md prints them. */
export function setting<T extends z.ZodType>(schema: T, without: string, meaning: string) {
  return z.preprocess(unset, schema.optional()).meta({ without, meaning });
}

/** What `setting` was told. Throws where it was told nothing. */
export function describedSetting(schema: z.ZodType): { without: string; meaning: string } {
  return z.object({ without: z.string(), meaning: z.string() }).parse(schema.meta());
}
