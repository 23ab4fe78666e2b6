import { useEffect } from 'react';
import { useSession } from './use-session.ts';

/** Whoever comes back from the confirmation mail to this window finds the offers without a reload. */
export function useVerifiesOnReturn(): void {
  const session = useSession();
  useEffect(() => {
    const verify = () => {
      const { user } = session.state.get();
      const waits = user !== undefined && !user.emailConfirmed;
      if (waits && document.visibilityState === 'visible') void session.verify({ force: true });
    };
    document.addEventListener('visibilitychange', verify);
    return () => document.removeEventListener('visibilitychange', verify);
  }, [session]);
}
