import type { FastifyPluginAsync } from 'fastify';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { presentStaff } from '#server/accounts/staff-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { type ClientAssets, renderDeskPage } from '#web/entry-server.tsx';
import { deskReads } from './desk-reads.ts';
import { answerTo } from './first-answers.ts';
import { allowScripts, inlineScriptHashes } from './inline-script-hashes.ts';
import type { LiveSources } from './live-sources.ts';
import { queryOf, requestPathOf } from './page-address.ts';

interface DeskPagesOptions {
  readonly deskAssets: ClientAssets;
  /** Renders in place of the screens that the server was started with. */
  readonly renderDesk?: LiveSources['renderDesk'] | undefined;
  readonly siteUrl: string;
  readonly hash: string;
}

/** What the first page of the desk shows, beside its frame. */
const ofWorkList: readonly string[] = [deskApi.queue, deskApi.queueCounts, deskApi.views];

/** The desk's pages as HTML, never kept and never listed: their frame for whoever is signed in there, the log-in for everybody else. */
export function deskPageRoutes(deps: Deps, options: DeskPagesOptions): FastifyPluginAsync {
  const { deskAssets: assets, renderDesk = renderDeskPage, siteUrl, hash } = options;
  const read = deskReads(deps);
  return async (app) => {
    app.get('/desk', { config: { access: 'visitor' } }, (_, reply) => reply.redirect('/desk/', 301));
    app.get('/desk/*', { config: { access: 'visitor' } }, async (request, reply) => {
      const path = requestPathOf(request.url);
      const query = queryOf(request.url);
      if (path.startsWith('/desk/api/')) return reply.callNotFound();
      if (!path.endsWith('/')) return reply.redirect(`${path}/${query}`, 301);

      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
      const session = await request.staffSession();
      const member = session === null ? undefined : presentStaff(session);
      const page = await renderDesk({
        url: `${siteUrl}${path}${query}`,
        assets,
        hash,
        shop: deps.settings.shop(),
        member,
        read: (call) => (ofWorkList.includes(requestPathOf(call)) ? answerTo(request, call) : read(call, member)),
      });
      if ('location' in page) return reply.redirect(page.location, page.status);
      const policy = reply.raw.getHeader('content-security-policy');
      if (typeof policy === 'string')
        reply.header('content-security-policy', allowScripts(policy, inlineScriptHashes(page.html)));
      return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
    });
  };
}
