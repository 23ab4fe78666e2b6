import { type ProblemCode, type ProblemDocument, problemDocument } from '#contract/problem.ts';
import type { Concerned } from './security-log/security-event.ts';

/** Seconds after which to try again what needed a part of the server that is away. */
export const awayFor = 10;

/** Names of fields that are missing, each with its sentence. */
export function missingFields(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'Diese Angabe fehlt.']));
}

/** A refusal: thrown anywhere below a route, it becomes the answer. */
export class Problem extends Error {
  readonly document: ProblemDocument;
  /** Fastify and its plugins read and write the status here. */
  statusCode: number;
  /** Whom it is about, for the security log alone: no answer tells it. */
  concerned: Concerned | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    fields: Readonly<Record<string, string>> = {},
    more: Pick<ProblemDocument, 'currentStatus'> = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.document = problemDocument(status, code, {
      ...(Object.keys(fields).length > 0 ? { fields: { ...fields } } : {}),
      ...more,
    });
    this.statusCode = status;
  }

  /** Says whom it is about. */
  about(concerned: Concerned): this {
    this.concerned = concerned;
    return this;
  }
}
