import { z } from 'zod';
import { newPasswordSchema } from '#contract/auth.ts';

/** A new password, typed twice. */
export const repeatedPassword = { password: newPasswordSchema, repeated: z.string() };

export const repeatedPasswordLabels = { password: 'Neues Passwort', repeated: 'Neues Passwort wiederholen' };

/** For `refine`: both entries are the same. */
export function isRepeated(values: { password: string; repeated: string }): boolean {
  return values.password === values.repeated;
}

export const repetitionError = { path: ['repeated'], error: 'Passwort muss übereinstimmen' };
