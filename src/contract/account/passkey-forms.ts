import { z } from 'zod';
import { givenPasswordSchema } from './auth.ts';
import { passkeyNameSchema } from './passkeys.ts';

// Their fields are named apart from those of the profile behind the dialogs, whose ids they would share.

/** The form that adds a passkey. */
export const newPasskeyForm = z.strictObject({ passkeyName: passkeyNameSchema, passkeyPassword: givenPasswordSchema });

/** The form that renames a passkey. */
export const passkeyNameForm = newPasskeyForm.pick({ passkeyName: true });

/** The form that removes a passkey. */
export const passkeyRemovalForm = newPasskeyForm.pick({ passkeyPassword: true });
