import { type StaffMember, staffAnswerSchema } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { createStore, type Store } from '#web/lib/store.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The session at the desk, as this window knows it. */
export interface StaffSession {
  readonly member: Store<StaffMember | undefined>;
  /** Throws what the server refuses. */
  login(credentials: Credentials): Promise<void>;
  /** Takes over what an answer says about who is signed in. */
  took(answer: unknown): void;
  /** Ends signed out even if the server does not answer. */
  logout(): Promise<void>;
  /** A call was refused because the session has ended elsewhere. */
  ended(): void;
}

/** Whether somebody may work: both steps of the log-in are done, or the second was put off. */
export function isOpen(member: StaffMember | undefined): member is StaffMember {
  return member?.stage === 'open';
}

export function createStaffSession(client: ApiClient, initial?: StaffMember): StaffSession {
  const member = createStore(initial);
  const took = (answer: unknown) => member.set(staffAnswerSchema.parse(answer).staff ?? undefined);
  return {
    member,
    took,
    login: async (credentials) => took(await client.post(deskApi.login, credentials)),
    async logout() {
      try {
        await client.post(deskApi.logout);
      } catch {
        // Signed out all the same: the person asked to leave this window.
      } finally {
        member.set(undefined);
      }
    },
    ended: () => member.set(undefined),
  };
}
