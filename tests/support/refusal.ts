import type { LightMyRequestResponse } from 'fastify';
import { problemSchema, problemTexts } from '#contract/problem.ts';

const leak =
  /node_modules|\.[cm]?[jt]s:\d|\n\s+at |\/src\/|\b(select|insert|update|delete)\b.+\b(from|into|set)\b|postgres|drizzle/i;
const details = new Map<string, string>(Object.entries(problemTexts));

/** What is wrong with the answer to a call that has to be refused; undefined when it is a refusal as it should be. */
export function flawOf({ statusCode, headers, body }: LightMyRequestResponse): string | undefined {
  const said = `${statusCode} ${body.slice(0, 300)}`;
  if (statusCode < 400 || statusCode > 499) return said;
  if (!String(headers['content-type']).startsWith('application/problem+json')) return `no problem document: ${said}`;
  const problem = problemSchema.strict().safeParse(JSON.parse(body)).data;
  if (problem?.status !== statusCode) return `not the document of a problem: ${said}`;
  if (details.get(problem.code) !== problem.detail) return `no code of ours, or not its sentence: ${said}`;
  if (leak.test(body)) return `tells about the server: ${said}`;
  return undefined;
}
