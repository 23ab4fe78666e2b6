import { z } from 'zod';
import { newPasswordSchema } from '#contract/auth.ts';

/** A new password, typed twice. */
export const repeatedPassword = { password: newPasswordSchema, repeated: z.string() };

export const repeatedPasswordLabels = { password: 'Neues Passwort', repeated: 'Neues Passwort wiederholen' };

/** The rule `confirm` for them. */
export const repetition = { field: 'repeated', of: 'password', name: 'Passwort' };
