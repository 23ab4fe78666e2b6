import { z } from 'zod';
import { contactEmailSchema, lineSchema, requiredTextSchema } from '#contract/fields.ts';
import { formOf } from '#contract/rules/form-of.ts';

/** Body of POST /selfservice/api/contact; the id is the client's own, so that a message sent twice arrives once. */
export const contactSchema = z.strictObject({
  id: z.uuid(),
  name: lineSchema(120).exactOptional(),
  email: contactEmailSchema,
  subject: lineSchema(150),
  message: requiredTextSchema(5_000),
  /** A field that people do not see and programs fill in; whoever fills it is thanked and not heard. */
  website: lineSchema(200).exactOptional(),
});

/** The contact form: what is left blank is not sent. */
export const contactForm = formOf<Record<'name' | 'email' | 'subject' | 'message' | 'website', string>>()(
  contactSchema.omit({ id: true }),
);

/** Answer of POST /selfservice/api/contact. */
export const contactAnswerSchema = z.object({ received: z.literal(true) });
