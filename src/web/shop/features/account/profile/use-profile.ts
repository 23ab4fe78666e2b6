import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { accountCalls } from '#contract/account/account-calls.ts';
import { type Profile, profileAnswerSchema } from '#contract/account/profile.ts';
import { readOwnProfile } from '#web/lib/own-profile.ts';

/** The profile on its page: being read, unreachable, or here. */
export type OpenProfile =
  | { readonly at: 'reading' }
  | { readonly at: 'failed'; readonly problem: unknown }
  | { readonly at: 'here'; readonly profile: Profile };

/** The own profile, and the way to read it again; while that goes on, what is known stays. */
export function useProfile(): { readonly open: OpenProfile; readonly read: () => Promise<void> } {
  const { answers } = useRouter().options.context;
  const [open, setOpen] = useState<OpenProfile>(() => {
    const { data } = profileAnswerSchema.safeParse(answers.get(accountCalls.profile));
    return data === undefined ? { at: 'reading' } : { at: 'here', profile: data.account };
  });
  const read = useCallback(async () => {
    try {
      setOpen({ at: 'here', profile: await readOwnProfile() });
    } catch (problem) {
      setOpen({ at: 'failed', problem });
    }
  }, []);
  // What came with the page is no older than the page.
  const cameWithPage = useRef(open.at === 'here');
  useEffect(() => {
    answers.delete(accountCalls.profile);
    if (!cameWithPage.current) void read();
    cameWithPage.current = false;
  }, [read, answers]);
  return { open, read };
}
