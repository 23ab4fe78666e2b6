import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { deskGroups } from '#domain/sale/desk-tasks.ts';
import { staffRoles } from './desk-rights.ts';

/**
 * How far somebody is who has given the password: `setUp` has no second factor yet, `code` has not given it in this session, `open`
 * may work.
 */
export const staffStages = ['setUp', 'code', 'open'] as const;

/** Somebody at the desk, as they see themselves. */
export const staffMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** What colleagues call them; empty while nobody has said. */
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Where in the house they have anything to do. */
  groups: z.array(z.enum(deskGroups)),
  stage: z.enum(staffStages),
  /** A second factor was set up. */
  hasSecondFactor: z.boolean(),
  /** The set-up can be put off: in the demo alone. */
  mayPutOff: z.boolean(),
  /** Until when what asks for the second factor again does not; absent where it asks at once. */
  freshUntil: z.string().optional(),
  /** When this sign-in ends by itself. */
  endsAt: z.string(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Answer of the desk's sign-in calls: the staff member signed in now, null for a stranger. */
export const staffAnswerSchema = z.object({ staff: staffMemberSchema.nullable() });

/** What somebody at the desk is called. */
export const staffNameSchema = lineSchema(80);

/** Body of POST /desk/api/setOwnName. */
export const setOwnNameSchema = z.strictObject({ name: staffNameSchema });

/** Digits of other scripts are none that an app shows. */
const codeSchema = z.string().regex(/^[0-9]{6}$/, 'Der Code hat sechs Ziffern von 0 bis 9.');

/** Answer of POST /desk/api/beginSecondFactor: what an app takes in, and what is sent back with its first code. */
export const secondFactorSetUpSchema = z.object({
  setUp: z.object({
    /** To be typed where no picture can be read. */
    secret: z.string(),
    /** otpauth://…, to be shown as a picture. */
    address: z.string(),
    token: z.string(),
  }),
});

/** Body of POST /desk/api/setSecondFactor. */
export const setSecondFactorSchema = z.strictObject({ token: z.string().min(1).max(1_000), code: codeSchema });

/** Its answer: the codes for whoever loses the app, shown this once. */
export const recoveryCodesSchema = staffAnswerSchema.extend({ recoveryCodes: z.array(z.string()) });

/** The code that the app shows now. */
export const appCodeSchema = z.strictObject({ code: codeSchema });

/** One of the codes that were written down. */
export const writtenCodeSchema = z.strictObject({ recoveryCode: lineSchema(60) });

/** Body of POST /desk/api/giveSecondFactor: the app's code, or one of those that were written down. */
export const giveSecondFactorSchema = z.union([appCodeSchema, writtenCodeSchema]);
export type GivenSecondFactor = z.infer<typeof giveSecondFactorSchema>;
