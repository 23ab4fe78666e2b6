import { z } from 'zod';
import { textVersions } from '#contract/declarations.ts';
import type { Declaration, DeclarationName } from '#domain/offer/declarations.ts';

/** Which texts are ticked; none is before the customer does it (LEG-03). */
export type Ticks = Record<DeclarationName, boolean>;

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
    z.boolean().refine((ticked) => ticked || !required.includes(name), { error: missingTick(name) });
  return z.object({
    ownership: tick('ownership'),
    terms: tick('terms'),
    adult: tick('adult'),
    authorised: tick('authorised'),
    dataProcessing: tick('dataProcessing'),
    selfBilling: tick('selfBilling'),
  });
}

/** What is said about a text that has to be ticked and is not. */
export function missingTick(name: DeclarationName): string {
  return `Es fehlt die Bestätigung ${subject[name]}`;
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
