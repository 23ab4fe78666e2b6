import { ProblemError } from '#web/lib/problem-error.ts';

const changed =
  'Inzwischen liegt ein neuer Preis vor. Er steht jetzt oben auf dieser Seite. Ihre Antwort wurde nicht gesendet: Bitte prüfen Sie den neuen Preis und entscheiden Sie noch einmal.';

/** Says what a refusal because of a newer price means for the person who has just answered the old one. */
export async function withNewPrice(answer: Promise<void>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'offerChanged') {
      throw new ProblemError(error.status, error.code, changed);
    }
    throw error;
  }
}
