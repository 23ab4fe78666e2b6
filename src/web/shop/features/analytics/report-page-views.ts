import type { RegisteredRouter } from '@tanstack/react-router';
import { api } from '#contract/site/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { publicPath } from './public-path.ts';
import { clearVisitorId, randomHex, visitorId } from './visitor-id.ts';

/** A page view is reported this long after its navigation, in milliseconds. */
const delay = 500;

/** The navigation reported last: withdrawing and consenting again on one page is not another view of it. */
let reported = '';

/** Reports the page on the screen and each one after it. Returns what ends that and forgets the visitor. */
export function reportPageViews(router: RegisteredRouter): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** Waits to be reported. Whoever withdraws meanwhile has it not reported, and may consent again. */
  let awaited = '';
  let from = otherHost(document.referrer);

  function report() {
    const { pathname, state } = router.state.location;
    const navigation = `${state.key ?? ''} ${pathname}`;
    if (navigation === reported || navigation === awaited) return;
    awaited = navigation;
    const view = {
      ...publicPath(pathname, document.title),
      ...(from === undefined ? {} : { urlref: from }),
      _id: visitorId(),
      pv_id: randomHex(3),
      res: `${window.screen.width}x${window.screen.height}`,
    };
    from = undefined;
    const timer = setTimeout(() => {
      timers.delete(timer);
      reported = navigation;
      // Statistics that do not arrive are not missed on the page.
      void browserApi.post(api.selfservice.pageView, view).catch(() => {});
    }, delay);
    timers.add(timer);
  }

  report();
  const unsubscribe = router.subscribe('onRendered', report);
  return () => {
    unsubscribe();
    for (const timer of timers) clearTimeout(timer);
    clearVisitorId();
  };
}

function otherHost(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin } = new URL(referrer);
  // The host alone: what was searched for there is nobody's business here.
  return origin === window.location.origin ? undefined : `${origin}/`;
}
