import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/problem.ts';

type StaffMember = NonNullable<Awaited<ReturnType<FastifyRequest['staff']>>>;

/** The staff member at the desk; anybody else, a signed-in customer too, is refused with 401. */
export async function requireStaff(request: FastifyRequest): Promise<StaffMember> {
  const member = await request.staff();
  if (!member) throw new Problem(401, 'notSignedIn');
  return member;
}
