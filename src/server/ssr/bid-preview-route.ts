import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskCommandSchemas } from '#contract/desk/desk-commands.ts';
import { api, pages } from '#contract/site/urls.ts';
import { decide } from '#domain/offer/commands/decide.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { recordEvents } from '#domain/offer/events/record-events.ts';
import { reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import type { Deps } from '#server/deps.ts';
import { refusalProblem } from '#server/offers/answer.ts';
import { deskCall } from '#server/offers/desk-command.ts';
import { recordedOf } from '#server/offers/from-units.ts';
import { readMessages } from '#server/offers/messages.ts';
import { loadEvents, loadState } from '#server/offers/store.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { offerViewer } from '#server/read-models/read-offer-view.ts';
import { ifMatchHeader, seenVersion } from '#server/seen-version.ts';
import { checkUploads, uploaderOf } from '#server/uploads/uploads.ts';
import { type ClientAssets, type RenderedPage, renderPage, type Site } from '#web/entry-server.tsx';
import type { LiveSources } from './live-sources.ts';

interface BidPreviewOptions {
  readonly assets: ClientAssets;
  /** Renders in place of the screens that the server was started with. */
  readonly render?: LiveSources['render'] | undefined;
  readonly site: Site;
  readonly hash: string;
}

/**
 * The seller's page as a bid would make it: the bid is judged like the one that is sent, nothing of it is kept, and the shop renders
 * what it would lead to (docs/decisions/0524). Without scripts, which would ask the server what there really is.
 */
export function bidPreviewRoute(deps: Deps, options: BidPreviewOptions): FastifyPluginAsyncZod {
  const { assets, render = renderPage, site, hash } = options;
  const view = offerViewer(deps, (documentId) => `/desk/api/documents/${encodeURIComponent(documentId)}`);

  return async (app) => {
    for (const [call, name] of previewed)
      app.post(
        `/desk/api/${call}/:offerId`,
        {
          bodyLimit: draftLimits.bytes,
          config: { access: staffAccess(name), repeat: 'reads' },
          schema: {
            summary: `Die Seite des Kunden, wie sie mit diesem Gebot wäre; es wird geprüft wie ${name} und nicht gespeichert`,
            params: z.object({ offerId: z.string().max(100) }),
            headers: z.object(ifMatchHeader),
            body: deskCommandSchemas[name],
            response: { 200: z.object({ html: z.string() }) },
          },
        },
        async (request) => {
          const { offerId } = request.params;
          const now = deps.clock.now().toISOString();
          const found = await loadState(deps.db, offerId);
          if (!found) throw new Problem(404, 'notFound');
          const { state: before, facts } = found;
          const seen = seenVersion(request.headers['if-match']);
          const { command, needsRecorded, uploads } = deskCall(name, request.body);
          const uploader = [
            { kind: 'staff' as const, key: request.staffMember.id },
            ...uploaderOf(request, await request.account()),
          ];
          await checkUploads(deps.db, uploads, uploader, offerId);
          const context = { actor: 'provider', now } as const;
          const classes = reverseChargeClassesOf(before.items, deps.catalogue.catalogue);
          const recorded = needsRecorded && (await recordedOf(deps.db, offerId, before, deps.catalogue.catalogue, now));
          const wanted = command({ items: [], number: '', classes, recorded, ...(seen !== undefined && { seen }) });
          const decision = decide(before, wanted, context);
          if ('refusal' in decision)
            throw refusalProblem({ kind: 'refused', refusal: decision.refusal, state: before, now });
          const { events, state = before } = recordEvents(before, decision.events, context);
          const log = [...(await loadEvents(deps.db, offerId)), ...events];
          const messages = await readMessages(deps.db, offerId);
          const shown = await view(
            offerId,
            {
              ...{
                state,
                facts,
                events: log,
                messages,
                obstacles: null,
                ownName: null,
                fates: null,
                ownAgreement: null,
              },
              ...{ missingAnswers: null, payments: null, givenPayee: null, invoiceCheck: null },
            },
            now,
          );
          const page = await render({
            url: `${site.url}${pages.cockpit.offer(offerId)}`,
            site,
            shop: deps.settings.shop(),
            assets,
            hash,
            account: { id: 'preview', email: state.email, emailConfirmed: true },
            pageData: async () => undefined,
            // A new bid was shown to nobody yet.
            answers: new Map([[api.selfservice.readOffer(offerId), asSent({ data: { ...shown, signOffs: [] } })]]),
          });
          // Whoever looks is no owner of the files: staff read them by their own address.
          return { html: withoutScripts(page).replaceAll(`${deps.env.uploadUrl}/`, '/desk/api/uploads/') };
        },
      );
  };
}

/** An answer as it would arrive. */
const asSent = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

/** The calls that show what a command would lead to, each with that command. */
const previewed = [
  ['previewBid', 'submitBid'],
  ['previewAdjustment', 'adjustBid'],
] as const;

/** Of what we rendered ourselves, in which no word of a seller can be a tag; nor what is said to those who run none. */
function withoutScripts(page: RenderedPage): string {
  if ('location' in page) throw new Error('The page of an offer leads elsewhere');
  return (
    page.html
      .replaceAll(/<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      // No program will take it over.
      .replaceAll('<div inert=""', '<div')
  );
}
