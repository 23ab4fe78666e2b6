import { z } from 'zod';
import { readTaxId } from '#domain/values/vat-id.ts';
import { lineSchema } from './fields.ts';

/** What a business is for the Umsatzsteuer (domain.md 1.2). */
export const vatStatusSchema = z.enum([
  'regular',
  'smallBusiness',
  'marginScheme',
  'publicBody',
  'euBusiness',
  'thirdCountry',
]);

/** The kinds of numbers for taxes (domain.md section 5). */
export const taxIdTypeSchema = z.enum(['vatId', 'businessId', 'taxNumber']);

/** A number for taxes with right form and check digit; the personal one of a citizen is refused. */
export const taxIdSchema = lineSchema(30).refine((entry) => {
  const taxId = readTaxId(entry);
  return taxId !== undefined && taxId.type !== 'personal';
}, 'Bitte geben Sie Ihre USt-IdNr., W-IdNr. oder Steuernummer an. Die persönliche Steuer-IdNr. gehört nicht hierher.');
