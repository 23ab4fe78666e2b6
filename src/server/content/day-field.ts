import { z } from 'zod';
import { isDay } from '#domain/values/day.ts';

/** A day in front matter. */
export const day = z.string().refine(isDay, 'must be a day, yyyy-MM-dd');
