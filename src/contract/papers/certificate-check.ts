import { z } from 'zod';

export const checkedKinds = ['deletionCertificate', 'destructionProof'] as const;

/** The certificates among the documents of a sale. */
export function certificatesOf<Paper extends { readonly kind: string }>({
  documents,
}: {
  readonly documents: readonly Paper[];
}): Paper[] {
  return documents.filter(({ kind }) => checkedKinds.some((one) => one === kind));
}

/** What the public check page tells of a certificate: nothing about a person, an order or goods (docs/decisions/0604). */
const checkedSchema = z.object({
  found: z.literal(true),
  kind: z.enum(checkedKinds),
  number: z.string(),
  /** UTC instant. */
  issuedAt: z.string(),
  /** Of the file, in hexadecimal digits; absent while it is being made. */
  sha256: z.string().exactOptional(),
  /** It no longer counts: since when, and the number of the one that takes its place. */
  withdrawn: z.object({ at: z.string(), replacedBy: z.string().exactOptional() }).exactOptional(),
});

/** The page data of /nachweis/{token}/; a wrong code and an unknown number look alike. */
export const certificateCheckSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  checkedSchema,
]);
export type CertificateCheck = z.infer<typeof certificateCheckSchema>;
export type CheckedCertificate = z.infer<typeof checkedSchema>;
