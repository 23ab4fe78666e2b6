import { z } from 'zod';
import { contactEmailSchema, lineSchema, requiredTextSchema, textSchema } from './fields.ts';

const fields = {
  email: contactEmailSchema,
  subject: lineSchema(150),
  message: requiredTextSchema(5_000, 'Bitte schreiben Sie, worum es geht.'),
};

/** The contact form as it is typed: what is left out is empty. */
export const contactFormSchema = z.strictObject({ name: textSchema(120), ...fields, website: textSchema(200) });

/** Body of POST /selfservice/api/contact; the id is the client's own, so that a message sent twice arrives once. */
export const contactSchema = z.strictObject({
  id: z.uuid(),
  name: lineSchema(120).exactOptional(),
  ...fields,
  /** A field that people do not see and programs fill in; whoever fills it is thanked and not heard. */
  website: lineSchema(200).exactOptional(),
});

/** Answer of POST /selfservice/api/contact. */
export const contactAnswerSchema = z.object({ received: z.literal(true) });
