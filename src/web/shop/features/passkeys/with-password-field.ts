import { ProblemError } from '#web/lib/problem-error.ts';

/** Shows what the server says about `password` at the dialog's own field, whose id is no other's on the page. */
export async function withPasswordField<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.fields.password === undefined) throw error;
    const fields = { passkeyPassword: error.fields.password };
    throw new ProblemError(error.status, error.code, error.message, fields);
  }
}
