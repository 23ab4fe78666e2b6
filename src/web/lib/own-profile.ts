import { useEffect, useState } from 'react';
import { accountCalls } from '#contract/account/account-calls.ts';
import { type Profile, profileAnswerSchema } from '#contract/account/profile.ts';
import { browserApi } from './browser-api.ts';

/** Reads what the signed-in person has told about themselves; rejects with a ProblemError. */
export async function readOwnProfile(): Promise<Profile> {
  return profileAnswerSchema.parse(await browserApi.get(accountCalls.profile)).account;
}

/**
 * The signed-in person's profile, for filling in a form; undefined until it is there, and where it cannot be read: a form
 * works without it. Tell by `wanted` that somebody is signed in and that there is something to fill in.
 */
export function useOwnProfile(wanted: boolean): Profile | undefined {
  const [profile, setProfile] = useState<Profile>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    readOwnProfile().then(
      (read) => left || setProfile(read),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return profile;
}
