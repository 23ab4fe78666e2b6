import { numbersQuerySchema } from '#contract/desk/desk-numbers.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import type { StaffMember } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { numbersReader } from '#server/read-models/numbers-reader.ts';

/**
 * Answers a call for the page that is rendered, to whoever could make it: the numbers alone, whose charts the server draws
 * (docs/decisions/0656). The work list is answered by its own routes (first-answers.ts), everything else is read by the browser.
 */
export function deskReads(deps: Pick<Deps, 'database' | 'catalogue' | 'clock'>) {
  const numbers = numbersReader(deps);
  return async (call: string, member: StaffMember | undefined): Promise<unknown> => {
    const { pathname, searchParams } = new URL(call, 'http://desk.invalid');
    const isAllowed = member?.stage === 'open' && mayAtDesk(member.roles, 'numbers');
    if (pathname !== deskApi.numbers || !isAllowed) throw new Problem(404, 'notFound');
    return numbers(numbersQuerySchema.parse(Object.fromEntries(searchParams)));
  };
}
