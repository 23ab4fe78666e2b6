import { and, eq, inArray, sql } from 'drizzle-orm';
import { type CertificateCheck, checkedKinds } from '#contract/papers/certificate-check.ts';
import { documents } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';
import { isCode, readCheckToken } from './check-code.ts';

/** What the check page tells whoever holds a certificate; for any other address there is none. */
export async function readCheck({ db }: Pick<Deps, 'db'>, token: string): Promise<CertificateCheck> {
  const asked = readCheckToken(token);
  if (!asked) return { found: false };
  const [row] = await db
    .select({
      kind: documents.kind,
      number: documents.number,
      issuedAt: documents.issuedAt,
      sha256: documents.sha256,
      withdrawnAt: documents.withdrawnAt,
      replacedBy: documents.replacedBy,
      code: sql<string | null>`${documents.snapshot} -> 'check' ->> 'code'`,
    })
    .from(documents)
    .where(and(eq(documents.number, asked.number), inArray(documents.kind, [...checkedKinds])));
  const kind = checkedKinds.find((one) => one === row?.kind);
  if (!row || kind === undefined || row.code === null || !isCode(asked.code, row.code)) return { found: false };
  const { number, issuedAt, sha256, withdrawnAt, replacedBy } = row;
  return {
    ...{ found: true, kind, number, issuedAt: new Date(issuedAt).toISOString() },
    ...(sha256 !== null && { sha256 }),
    ...(withdrawnAt !== null && {
      withdrawn: { at: new Date(withdrawnAt).toISOString(), ...(replacedBy !== null && { replacedBy }) },
    }),
  };
}
