import { z } from 'zod';
import type { ChangeMedium, MediumView } from '#contract/devices/media.ts';
import { daySchema, lineSchema, requiredTextSchema, timeSchema } from '#contract/fields.ts';
import { across } from '#contract/rules/ruled.ts';
import type { ErasureStandard } from '#domain/erasure/medium.ts';
import { isReadAfter, type Technique, techniques } from '#domain/erasure/technique.ts';
import type { CertifiedField } from '#domain/offer/media/complete-media.ts';
import { timeOfDay } from '#domain/values/berlin-clock.ts';
import { dayOf, instantAt } from '#domain/values/day.ts';

/** What can be done about a medium, in the order in which it is offered. */
export const wishes = {
  complete: 'Fehlende Angaben nachtragen',
  describe: 'Seriennummer oder Modell berichtigen',
  erased: 'Gelöscht, ohne Bericht',
  failed: 'Löschen ist nicht gelungen, ohne Bericht',
  notDetected: 'Wird nicht erkannt',
  eraseAgain: 'Noch einmal löschen',
  destroy: 'Vernichten',
  removed: 'Irrtümlich erfasst, zurücknehmen',
} as const;
export type Wish = keyof typeof wishes;
const keys = [
  'complete',
  'describe',
  'erased',
  'failed',
  'notDetected',
  'eraseAgain',
  'destroy',
  'removed',
] as const satisfies readonly Wish[];

/** How it was looked whether nothing is left; where nothing can be read any more nobody reads it. */
export const checks = { full: 'vollständig gelesen', sample: 'als Stichprobe gelesen', none: 'entfällt' } as const;
type Check = keyof typeof checks;

/** The ways of looking that there are after a technique. */
export function checksAfter(technique: Technique | undefined): readonly Check[] {
  return isReadAfter(technique) ? ['full', 'sample'] : ['none'];
}

/** What the standard of a report asks of whoever looked. */
export function verificationHint(standard: ErasureStandard | undefined): string {
  if (standard === 'NIST_800_88_R1' || standard === 'NIST_800_88_R2' || standard === 'IEEE_2883_2022')
    return 'Der Standard verlangt, dass nach dem Löschen geprüft wird: ganz, oder als Stichprobe, die über den ganzen Datenträger verteilt ist.';
  if (standard === undefined || standard === 'other') return 'Auf dem Zertifikat steht, wie geprüft wurde.';
  return 'Der Standard verlangt, dass der letzte Durchgang wieder gelesen und verglichen wird.';
}

/** What the form asks for where a field is missing on the certificate. */
const asked: Readonly<Record<CertifiedField, string>> = {
  serial: 'serial',
  model: 'model',
  method: 'technique',
  finishedAt: 'day',
  verification: 'verification',
  operator: 'operator',
  'destruction.witness': '',
};

/** Fields of the form that a wish needs. */
export function correctedFieldsOf(wish: Wish, { missing }: Pick<MediumView, 'missing'>): ReadonlySet<string> {
  if (wish === 'complete') return new Set(missing.map((field) => asked[field]));
  if (wish === 'describe') return new Set(['serial', 'model']);
  if (wish === 'failed') return new Set(['technique', 'operator']);
  return new Set(wish === 'erased' ? ['technique', 'day', 'verification', 'operator'] : []);
}

/** Wishes that make sense for a medium: nothing can be added to a proof that lacks nothing, and no word takes the place of a report's. */
export function wishesFor({ missing, isProved }: Pick<MediumView, 'missing' | 'isProved'>): readonly Wish[] {
  const isLacking = missing.some((field) => asked[field] !== '');
  return keys.filter((key) => (key !== 'complete' || isLacking) && (key !== 'erased' || !isProved));
}

const optional = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]);
const shape = z.strictObject({
  wish: z.enum(keys, { error: 'Bitte auswählen.' }),
  serial: optional(lineSchema(120)),
  model: optional(lineSchema(120)),
  technique: z.enum(techniques).exactOptional(),
  verification: z.enum(['full', 'sample', 'none']).exactOptional(),
  day: z.union([daySchema, z.null()]).exactOptional(),
  time: optional(timeSchema),
  operator: optional(lineSchema(120)),
  reason: requiredTextSchema(500),
});
export type Correction = z.infer<typeof shape>;

/** The form about one medium: what its wish needs is required. */
export function correctionSchema(medium: Pick<MediumView, 'missing'>) {
  const needed = (field: 'serial' | 'model' | 'technique' | 'verification' | 'day' | 'operator') => ({
    at: [field],
    fault: { rule: 'required' },
    holds: ({ wish, ...values }: Partial<Correction>) =>
      (wish !== 'complete' && wish !== 'erased') ||
      !correctedFieldsOf(wish, medium).has(field) ||
      Boolean(values[field]),
  });
  const fields = ['serial', 'model', 'technique', 'verification', 'day', 'operator'] as const;
  return across(shape, ...fields.map(needed));
}

/** How the form begins: an erasure was seen just now, until somebody says otherwise. */
export function correctionOf({ serial = '', model = '', ...medium }: MediumView, now: Date) {
  const [wish = 'describe'] = wishesFor(medium);
  return {
    ...{ wish, serial, model, operator: '', reason: '' },
    ...{ day: dayOf(now.toISOString()), time: timeOfDay(now) },
  };
}

/** The change that the form asks for. */
export function mediumChangeOf(
  { wish, serial, model, technique, verification, day, time, operator }: Correction,
  medium: Pick<MediumView, 'missing'>,
): Partial<ChangeMedium> {
  const fields = correctedFieldsOf(wish, medium);
  const described = {
    ...(fields.has('serial') && serial !== '' && { serial }),
    ...(fields.has('model') && model !== '' && { model }),
  };
  if (wish === 'removed') return { removed: true };
  if (wish === 'eraseAgain' || wish === 'destroy') return { nextAction: wish };
  if (wish === 'describe') return described;
  const run = {
    ...(fields.has('technique') && technique && { technique }),
    ...(fields.has('day') && day && { finishedAt: instantAt(day, time || '12:00') }),
    ...(fields.has('operator') && operator !== '' && { operator }),
  };
  const isChecked = fields.has('verification') && verification !== undefined;
  if (wish !== 'complete') return { erasure: { result: wish, ...run, ...(isChecked && { verification }) } };
  const completes = { ...run, ...(isChecked && verification !== 'none' && { verification }) };
  return { ...described, ...(Object.keys(completes).length > 0 && { completes }) };
}
