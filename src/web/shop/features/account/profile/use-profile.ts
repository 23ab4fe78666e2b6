import { useCallback, useEffect, useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import { readOwnProfile } from '#web/lib/own-profile.ts';

/** The profile on its page: being read, unreachable, or here. */
export type OpenProfile =
  | { readonly at: 'reading' }
  | { readonly at: 'failed'; readonly problem: unknown }
  | { readonly at: 'here'; readonly profile: Profile };

/** The own profile, and the way to read it again; while that goes on, what is known stays. */
export function useProfile(): { readonly open: OpenProfile; readonly read: () => Promise<void> } {
  const [open, setOpen] = useState<OpenProfile>({ at: 'reading' });
  const read = useCallback(async () => {
    try {
      setOpen({ at: 'here', profile: await readOwnProfile() });
    } catch (problem) {
      setOpen({ at: 'failed', problem });
    }
  }, []);
  useEffect(() => void read(), [read]);
  return { open, read };
}
