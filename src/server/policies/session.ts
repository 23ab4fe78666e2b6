import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/problem.ts';

type SignedIn = NonNullable<Awaited<ReturnType<FastifyRequest['signedIn']>>>;

/** The signed-in customer's account; a stranger is refused with 401, before anything is looked up. */
export async function requireAccount(request: FastifyRequest): Promise<SignedIn['account']> {
  return (await requireSignedIn(request)).account;
}

/** The same with the session, for calls that end or keep sessions. */
export async function requireSignedIn(request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await request.signedIn();
  if (!signedIn) throw new Problem(401, 'notSignedIn');
  return signedIn;
}

/** The address whose offers an account owns, in the form in which owners are compared: its own once confirmed, else none. */
export function ownedEmail(account: { email: string; emailConfirmed: boolean } | null): string | undefined {
  return account?.emailConfirmed ? account.email : undefined;
}
