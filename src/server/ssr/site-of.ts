import type { Env } from '#server/env.ts';
import type { Site } from '#web/entry-server.tsx';

/** What pages know of the settings. The demo asks for consent too, so that it can be seen; elsewhere nobody is asked for nothing. */
export function siteOf({ mode, publicUrl, uploadUrl, matomoUrl, consentScriptUrl }: Env): Site {
  const analytics = matomoUrl !== undefined;
  return {
    url: publicUrl,
    uploadUrl,
    analytics,
    consentScript: consentScriptUrl,
    asksConsent: analytics || consentScriptUrl !== undefined || mode === 'demo',
  };
}
