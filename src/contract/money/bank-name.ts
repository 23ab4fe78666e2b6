import { z } from 'zod';

/** Answer of GET bankName: the bank of a Bankleitzahl as the Deutsche Bundesbank lists it, null for a code it does not list. */
export const bankNameSchema = z.object({ name: z.string().nullable() });

/** Address of GET bankName; the Bankleitzahl alone travels, never an IBAN. */
export const bankNameUrl = (bankCode: string) => `/selfservice/api/bankName/${encodeURIComponent(bankCode)}`;
