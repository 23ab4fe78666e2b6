import type { Profile } from '#contract/account/profile.ts';
import type { UpdateAccount } from '#contract/account/update-account.ts';
import type { ProblemError } from '#web/lib/problem-error.ts';

/** What each part of the profile's page is given. */
export interface SectionProps {
  readonly profile: Profile;
  readonly updateAccount: (change: UpdateAccount) => Promise<ProblemError | undefined>;
  /** Called once a change stands: what is shown is read again. */
  readonly onSaved: () => Promise<void>;
  /** Called when the server no longer knows who is writing. */
  readonly onSignedOut: () => void;
}
