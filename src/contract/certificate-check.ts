import { z } from 'zod';

export const checkedKinds = ['deletionCertificate', 'destructionProof'] as const;

/** What the public check page tells of a certificate: nothing about a person, an order or goods (docs/decisions/0604). */
const checkedSchema = z.object({
  found: z.literal(true),
  kind: z.enum(checkedKinds),
  number: z.string(),
  /** UTC instant. */
  issuedAt: z.string(),
  /** Of the file, in hexadecimal digits; absent while it is being made. */
  sha256: z.string().exactOptional(),
});

/** The page data of /nachweis/{token}/; a wrong code and an unknown number look alike. */
export const certificateCheckSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  checkedSchema,
]);
export type CertificateCheck = z.infer<typeof certificateCheckSchema>;
export type CheckedCertificate = z.infer<typeof checkedSchema>;
