import type { UpdateAccount } from '#contract/account/update-account.ts';
import { api } from '#contract/site/urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { networkProblem, ProblemError } from '#web/lib/problem-error.ts';

/** A refusal is handed back, never thrown, and leaves the session as it was. */
type Refusal = Promise<ProblemError | undefined>;

/** The calls about an account that leave the session unchanged, whatever comes of them. */
export interface AccountActions {
  sendEmailConfirmation(payload: { email?: string }): Refusal;
  confirmEmail(payload: { token: string; password?: string }): Refusal;
  recoverPassword(payload: { email: string }): Refusal;
  resetPassword(payload: { token: string; password: string }): Refusal;
  updateAccount(payload: UpdateAccount): Refusal;
}

export function createAccountActions(client: ApiClient): AccountActions {
  async function absorb(path: string, payload: object): Refusal {
    try {
      await client.post(path, payload);
      return undefined;
    } catch (error) {
      return error instanceof ProblemError ? error : networkProblem();
    }
  }

  return {
    sendEmailConfirmation: (payload) => absorb(api.auth.sendEmailConfirmation, payload),
    confirmEmail: (payload) => absorb(api.auth.confirmEmail, payload),
    recoverPassword: (payload) => absorb(api.auth.recoverPassword, payload),
    resetPassword: (payload) => absorb(api.auth.resetPassword, payload),
    updateAccount: (payload) => absorb(api.auth.updateAccount, payload),
  };
}
