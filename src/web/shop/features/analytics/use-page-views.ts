import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useSite } from '#web/lib/site.ts';
import { statisticsConsent } from '#web/lib/statistics-consent.ts';

const loadReport = loadChunk(() => import('./report-page-views.ts'));

/** Views that cannot be counted are nobody's trouble. */
const uncounted = () => {};

/** Counts page views while somebody consents to it; the code for it is loaded only then. */
export function usePageViews(): void {
  const router = useRouter();
  const { analytics } = useSite();

  useEffect(() => {
    if (!analytics) return;
    let stop = () => {};
    async function follow() {
      stop();
      if (!statisticsConsent.get()) return;
      let wanted = true;
      stop = () => {
        wanted = false;
      };
      const { reportPageViews } = await loadReport();
      if (wanted) stop = reportPageViews(router);
    }
    const followQuietly = () => void follow().catch(uncounted);
    followQuietly();
    const unsubscribe = statisticsConsent.subscribe(followQuietly);
    return () => {
      unsubscribe();
      stop();
    };
  }, [router, analytics]);
}
