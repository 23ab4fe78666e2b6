import { useState } from 'react';
import { messageOf } from '#web/lib/problem-error.ts';

/** Something a button does at the server: under way, or refused with a sentence. */
export function useAction(action: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function run(): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setRefusal(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setRefusal(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, run, forget: () => setRefusal(undefined) };
}
