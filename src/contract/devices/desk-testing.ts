import { z } from 'zod';
import { lineSchema, textSchema, uploadUrlSchema } from '#contract/fields.ts';
import { longestAudit } from '#domain/testing/audit/found-hardware.ts';
import { findingRecords } from '#domain/testing/finding-codes.ts';
import { testAreas } from '#domain/testing/test-questions.ts';
import { testedKinds } from '#domain/testing/tested-kind.ts';
import { grades } from '#domain/values/grade.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { plateSchema } from './units.ts';

const findingCodes = z.enum(keysOf(findingRecords));
const explained = z.object({ grade: z.enum(grades), because: z.array(z.string()) });
const upload = z.object({ url: z.string(), name: z.string() });

/** A device under test. */
const testedUnitView = z.object({
  plate: z.string(),
  itemId: z.string(),
  serial: z.string().exactOptional(),
  inventoryNumber: z.string().exactOptional(),
  place: z.string().exactOptional(),
  hold: z.string().exactOptional(),
  /** What was recorded as it arrived: it is never among many without a finding. */
  atRamp: z.array(z.string()).exactOptional(),
  standing: z.enum(['untested', 'photoMissing', 'locked', 'found', 'sound']),
  /** Question to answer, by their keys. */
  answers: z.record(z.string(), z.string()),
  functional: explained,
  cosmetic: explained,
  findings: z.array(
    z.object({
      code: findingCodes,
      deduction: z.string().exactOptional(),
      note: z.string().exactOptional(),
      photos: z.array(upload),
      lacksPhoto: z.literal(true).exactOptional(),
    }),
  ),
  /** What the machine says of itself beside what was declared. */
  machine: z
    .object({
      tool: z.string(),
      lines: z.array(
        z.object({
          what: z.string(),
          declared: z.string(),
          found: z.string(),
          is: z.enum(['same', 'different', 'notSaid']),
        }),
      ),
    })
    .exactOptional(),
  at: z.string().exactOptional(),
});
export type TestedUnitView = z.infer<typeof testedUnitView>;

/** Everything about the test of a sale. */
export const testingSchema = z.object({
  /** Whether answers and findings may be put down now. */
  isOpen: z.boolean(),
  lines: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      description: z.string(),
      kind: z.enum(testedKinds),
      /** What is asked of such a device now, in its order. */
      questions: z.array(
        z.object({
          key: z.string(),
          area: z.enum(testAreas),
          text: z.string(),
          answers: z.array(z.object({ key: z.string(), text: z.string(), isFinding: z.literal(true).exactOptional() })),
        }),
      ),
      /** Names of the deductions of its frozen sheet that can be made. */
      sheet: z.array(z.string()),
      /** What the seller said and the price has taken off already. */
      countedIn: z.array(z.string()),
    }),
  ),
  units: z.array(testedUnitView),
});
export type TestingView = z.infer<typeof testingSchema>;

/** Answer of the calls that change a device: how it stands now. */
export const testedUnitSchema = testedUnitView;

/** Body of recordTest: what was answered, beside what is kept; `null` takes an answer back. */
export const recordTestSchema = z.strictObject({
  plate: plateSchema,
  answers: z
    .array(z.strictObject({ question: lineSchema(130), answer: lineSchema(40).nullable() }))
    .min(1)
    .max(60),
});

/** Body of recordSound: devices without a flaw as far as nothing else was answered. */
export const recordSoundSchema = z.strictObject({ plates: z.array(plateSchema).min(1).max(4_000) });

/** Body of recordFinding: replaces what stood under this code. */
export const recordFindingSchema = z.strictObject({
  plate: plateSchema,
  code: findingCodes,
  /** The entry of the sheet; `null`: it is only information. */
  deduction: lineSchema(120).nullable(),
  note: textSchema(2_000).exactOptional(),
  photos: z.array(uploadUrlSchema).max(20),
});

/** Body of removeFinding: one that no answer stands for. */
export const removeFindingSchema = z.strictObject({ plate: plateSchema, code: findingCodes });

/** Body of recordAudit: the file of a tool; without a plate the device of its serial number is meant. */
export const recordAuditSchema = z.strictObject({
  plate: plateSchema.exactOptional(),
  file: z.string().min(1).max(longestAudit),
});
