import { z } from 'zod';
import { ruled } from '#contract/rules/ruled.ts';
import { rules } from '#contract/rules/rules.ts';
import { type Declaration, type DeclarationName, declarationNames } from '#domain/offer/papers/declarations.ts';
import { knownVersionsOf, textVersions } from './declarations.ts';

/** Which texts are ticked; none is before the customer does it (LEG-03). */
export type Ticks = Record<DeclarationName, boolean>;

/** Before anything is ticked. */
export const noTicks: Ticks = {
  ownership: false,
  terms: false,
  adult: false,
  authorised: false,
  dataProcessing: false,
  selfBilling: false,
};

/** Labels of the ticks, for messages about them. */
export const tickLabels: Record<`declarations.${DeclarationName}`, string> = {
  'declarations.ownership': 'Eigentum',
  'declarations.terms': 'Ankaufbedingungen',
  'declarations.adult': 'Volljährigkeit',
  'declarations.authorised': 'Berechtigung',
  'declarations.dataProcessing': 'Auftragsverarbeitung',
  'declarations.selfBilling': 'Gutschrift',
};

/** Ticks of which some are required. */
export function ticksSchema(required: readonly DeclarationName[]): z.ZodType<Ticks, Ticks> {
  const tick = (name: DeclarationName) =>
    required.includes(name) ? ruled(z.boolean(), rules.accepted(subject[name])) : z.boolean();
  return z.strictObject({
    ownership: tick('ownership'),
    terms: tick('terms'),
    adult: tick('adult'),
    authorised: tick('authorised'),
    dataProcessing: tick('dataProcessing'),
    selfBilling: tick('selfBilling'),
  });
}

const subject: Record<DeclarationName, string> = {
  ownership: 'zum Eigentum an den Geräten',
  terms: 'zu den Ankaufbedingungen',
  adult: 'Ihrer Volljährigkeit',
  authorised: 'Ihrer Berechtigung',
  dataProcessing: 'zum Vertrag zur Auftragsverarbeitung',
  selfBilling: 'zur Gutschrift',
};

/** What is sent: the ticked texts among those that were shown, each with its version. */
export function declared(ticks: Ticks, shown: readonly DeclarationName[]): Declaration[] {
  return shown.filter((name) => ticks[name]).map((name) => ({ name, textVersion: textVersions[name] }));
}

/** Texts the customer has ticked, each with its version (LEG-03). */
export const declarationsSchema = z
  .array(
    z
      .strictObject({ name: z.enum(declarationNames), textVersion: z.string().max(40) })
      .refine(({ name, textVersion }) => knownVersionsOf(name).includes(textVersion), {
        error: 'Diesen Text haben wir nicht gezeigt. Bitte laden Sie die Seite neu.',
        path: ['textVersion'],
      }),
  )
  .max(declarationNames.length)
  .refine((declared) => new Set(declared.map(({ name }) => name)).size === declared.length, {
    error: 'Bitte jede Erklärung nur einmal nennen.',
  });
