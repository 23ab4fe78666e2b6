import { z } from 'zod';
import { emailSchema } from '#contract/account/accounts.ts';
import { staffRoles } from './desk-rights.ts';
import { staffNameSchema } from './desk-staff.ts';

const rolesSchema = z.array(z.enum(staffRoles)).min(1).max(staffRoles.length);

/** Somebody who has a place at the desk, as the administration sees them. */
export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** What colleagues call them; empty while nobody has said. */
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  hasSecondFactor: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;

/** Answer of the calls about people: everybody, by address. */
export const peopleSchema = z.object({ people: z.array(personSchema) });

/** Body of POST /desk/api/addPerson. */
export const addPersonSchema = z.strictObject({
  email: emailSchema,
  name: staffNameSchema.exactOptional(),
  roles: rolesSchema,
});

/** Its answer: the first password, shown this once. */
export const addedPersonSchema = peopleSchema.extend({ password: z.string() });

/** Body of POST /desk/api/resetSecondFactor and /desk/api/removePerson. */
export const namedPersonSchema = z.strictObject({ staffId: z.uuid() });

/** Body of POST /desk/api/namePerson. */
export const namePersonSchema = namedPersonSchema.extend({ name: staffNameSchema });

/** Body of POST /desk/api/setRoles. */
export const setRolesSchema = namedPersonSchema.extend({ roles: rolesSchema });
