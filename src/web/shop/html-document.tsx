import { Outlet, useRouter } from '@tanstack/react-router';
import { manifests } from '#contract/site/manifests.ts';
import { LiveContext } from '#web/lib/live-client.ts';
import { SiteContext } from '#web/lib/site.ts';
import { HtmlPage } from '#web/ui/html-page.tsx';
import { BasketContext } from './features/basket/use-basket.ts';
import { WizardMatrixContext } from './features/catalogue-search/wizard-matrix-context.ts';
import { SessionContext } from './features/session/use-session.ts';
import { Shell } from './shell.tsx';

/** The document of every page of the shop. */
export function HtmlDocument() {
  const { session, live, basket, wizardMatrix, site } = useRouter().options.context;
  return (
    <HtmlPage manifest={manifests.shop}>
      <SiteContext value={site}>
        <SessionContext value={session}>
          <LiveContext value={live}>
            <BasketContext value={basket}>
              <WizardMatrixContext value={wizardMatrix}>
                <Shell>
                  <Outlet />
                </Shell>
              </WizardMatrixContext>
            </BasketContext>
          </LiveContext>
        </SessionContext>
      </SiteContext>
    </HtmlPage>
  );
}
