import { z } from 'zod';
import { givenPasswordSchema, newPasswordSchema } from './auth.ts';

/** Body of POST /desk/api/changeOwnPassword. */
export const changeOwnPasswordSchema = z.strictObject({
  currentPassword: givenPasswordSchema,
  password: newPasswordSchema,
});
