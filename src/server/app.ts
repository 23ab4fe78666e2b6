import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAccountMails } from './accounts/account-mail-worker.ts';
import { passkeysOfAccount } from './accounts/passkeys/own-passkeys.ts';
import type { PersonalData } from './accounts/personal-data.ts';
import { cookieName, formerCookieName } from './accounts/session-cookie.ts';
import { systemReader } from './api-tokens/api-tokens.ts';
import { systemPace } from './api-tokens/system-pace.ts';
import { messagesOfAccount } from './contact/messages-of-account.ts';
import { openPosts } from './content/open-posts.ts';
import type { PostSource } from './content/post-source.ts';
import type { Deps } from './deps.ts';
import { documentOwner } from './documents/document-owner.ts';
import { printDocuments } from './documents/finish-document.ts';
import { firmOfAccount } from './firms/personal-data.ts';
import { mailsOfAccount } from './mail-delivery/mails-of-account.ts';
import type { HandleDeps } from './offers/handle.ts';
import { keepBid } from './offers/keep-bid.ts';
import { offerOwner } from './offers/offer-owner.ts';
import { offersOfAccount } from './offers/personal-data.ts';
import { certificatePages } from './pages/certificate-page.ts';
import { contentPages } from './pages/content-pages.ts';
import type { PageLoaders } from './pages/page-loader.ts';
import { signOffPages } from './pages/sign-off-page.ts';
import { statusPages } from './pages/status-pages.ts';
import { wizardPages } from './pages/wizard-pages.ts';
import { keepPaid } from './payouts/change-payouts.ts';
import { accessPlugin } from './plugins/access.ts';
import { antiForgeryPlugin } from './plugins/anti-forgery.ts';
import { bodyMemoryPlugin } from './plugins/body-memory.ts';
import { callerNetworkPlugin } from './plugins/caller-network.ts';
import { endingPlugin } from './plugins/ending.ts';
import { jsonBodyPlugin } from './plugins/json-body.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { problemPlugin } from './plugins/problem.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { secretPagesPlugin } from './plugins/secret-pages.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { securityLogPlugin } from './plugins/security-log.ts';
import { sessionPlugin } from './plugins/session.ts';
import { refuseAddress, refuseBytes } from './plugins/unreadable-request.ts';
import { visitorPlugin } from './plugins/visitor.ts';
import { zodSchemasPlugin } from './plugins/zod-schemas.ts';
import { reactionsTo, registerReactions } from './reactions/reactions.ts';
import { accountsRoutes } from './routes/accounts/accounts-routes.ts';
import { sessionsRoutes } from './routes/accounts/sessions-routes.ts';
import { pageViewRoute } from './routes/analytics/page-view-route.ts';
import { authRoutes } from './routes/auth/auth-routes.ts';
import { blogPostsRoutes } from './routes/blog-posts.ts';
import { consentRoutes } from './routes/consent-routes.ts';
import { sendContactMails } from './routes/contact/contact-job.ts';
import { contactRoutes } from './routes/contact/contact-routes.ts';
import { adjustmentRoute } from './routes/desk/adjustment.ts';
import { apiTokenRoutes } from './routes/desk/api-tokens.ts';
import { assignRoute } from './routes/desk/assign.ts';
import { bankStatementRoutes } from './routes/desk/bank-statements.ts';
import { bidSheetRoutes } from './routes/desk/bid-sheet.ts';
import { booksRoutes } from './routes/desk/books.ts';
import { catalogueRoutes } from './routes/desk/catalogue.ts';
import { deskCommandRoutes } from './routes/desk/commands.ts';
import { customerRoutes } from './routes/desk/customers.ts';
import { destructionRoutes } from './routes/desk/destructions.ts';
import { documentDraftRoutes } from './routes/desk/document-draft.ts';
import { erasureReportRoutes } from './routes/desk/erasure-reports.ts';
import { fatesRoutes } from './routes/desk/fates.ts';
import { incomingInvoiceRoutes } from './routes/desk/incoming-invoices.ts';
import { judgeAgreementRoute } from './routes/desk/judge-agreement.ts';
import { deskLoginRoutes } from './routes/desk/login.ts';
import { mediaRoutes } from './routes/desk/media.ts';
import { numberRoutes } from './routes/desk/numbers.ts';
import { offerLockRoutes } from './routes/desk/offer-lock.ts';
import { payoutRoutes } from './routes/desk/payouts.ts';
import { peopleRoutes } from './routes/desk/people.ts';
import { pickupOrderRoutes } from './routes/desk/pickup-orders.ts';
import { platesRoute } from './routes/desk/plates.ts';
import { priceBookRoutes } from './routes/desk/price-book.ts';
import { priceBookFileRoutes } from './routes/desk/price-book-files.ts';
import { priceHistoryRoutes } from './routes/desk/price-history.ts';
import { deskQueueRoutes } from './routes/desk/queue.ts';
import { retentionRoutes } from './routes/desk/retention.ts';
import { savedViewRoutes } from './routes/desk/saved-views.ts';
import { secondFactorRoutes } from './routes/desk/second-factor.ts';
import { deskMessageRoute } from './routes/desk/send-message.ts';
import { shipmentRoutes } from './routes/desk/shipments.ts';
import { taxRoutes } from './routes/desk/tax.ts';
import { testingRoutes } from './routes/desk/testing.ts';
import { undeliveredMailRoutes } from './routes/desk/undelivered.ts';
import { unitRoutes } from './routes/desk/units.ts';
import { webhookRoutes } from './routes/desk/webhooks.ts';
import { weekRoutes } from './routes/desk/week.ts';
import { withdrawCertificateRoute } from './routes/desk/withdraw-certificate.ts';
import { devMailRoutes } from './routes/dev/dev-mail-routes.ts';
import { devUiRoutes } from './routes/dev/dev-ui-routes.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { feedRoutes } from './routes/feed/feed-routes.ts';
import { pictureRoutes } from './routes/feed/picture-routes.ts';
import { videoRoutes } from './routes/feed/video-routes.ts';
import { firmRoutes } from './routes/firm/firm-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { liveRoutes } from './routes/live/socket.ts';
import { papersRoutes } from './routes/papers-routes.ts';
import { reminderRoutes } from './routes/reminder-routes.ts';
import { acceptedTermsRoute } from './routes/selfservice/accepted-terms.ts';
import { answerMissingRoute } from './routes/selfservice/answer-missing.ts';
import { appointmentRoute } from './routes/selfservice/appointment.ts';
import { bankNameRoutes } from './routes/selfservice/bank-name.ts';
import { correctEmailRoute } from './routes/selfservice/correct-email.ts';
import { estimateRoute } from './routes/selfservice/estimate.ts';
import { exportSheetRoute } from './routes/selfservice/export-sheet.ts';
import { handInAgreementRoute } from './routes/selfservice/hand-in-agreement.ts';
import { nameOfferRoute } from './routes/selfservice/name-offer.ts';
import { offerActionRoutes } from './routes/selfservice/offer-actions.ts';
import { ownInvoiceRoutes } from './routes/selfservice/own-invoices.ts';
import { packingRoutes } from './routes/selfservice/packing.ts';
import { placesRoutes } from './routes/selfservice/places.ts';
import { readListRoutes } from './routes/selfservice/read-list.ts';
import { readOffersRoutes } from './routes/selfservice/read-offers.ts';
import { reuseReportRoute } from './routes/selfservice/reuse-report.ts';
import { saleUnitsRoute } from './routes/selfservice/sale-units.ts';
import { sealedAnswers } from './routes/selfservice/sealed-answers.ts';
import { sendMessageRoute } from './routes/selfservice/send-message.ts';
import { sentInquiryRoute } from './routes/selfservice/sent-inquiry.ts';
import { signOffRoutes } from './routes/selfservice/sign-off.ts';
import { submitOfferRoute } from './routes/selfservice/submit-offer.ts';
import { unitListRoute } from './routes/selfservice/unit-list.ts';
import { wizardRoutes } from './routes/selfservice/wizard.ts';
import { wizardHitsRoutes } from './routes/selfservice/wizard-hits.ts';
import { seoRoutes } from './routes/seo-routes.ts';
import { uploadRoutes } from './routes/upload-routes.ts';
import { listedPages } from './seo/listed-pages.ts';
import { openPreviews } from './seo/previews.ts';
import { doShipmentJobs } from './shipments/do-shipment-jobs.ts';
import { signOffsOfAccount } from './sign-offs/personal-data.ts';
import { type CacheFirst, cacheFirst } from './ssr/cache-first.ts';
import { type BrowserBuild, readBrowserBuild } from './ssr/client-assets.ts';
import type { LiveSources } from './ssr/live-sources.ts';
import { longestAddress, readableUrl } from './ssr/page-address.ts';
import { programOf } from './ssr/program-of.ts';
import { siteOf } from './ssr/site-of.ts';
import { registerFileRemoval } from './uploads/erase-uploads.ts';
import { uploadsOfAccount } from './uploads/personal-data.ts';
import { sendWebhooks } from './webhooks/deliver.ts';

/** Bodies are small; the routes that take more say so. */
const bodyLimit = 64 * 1024;

/** All routes of the server, each given what it needs. */
function routesOf(deps: Deps, posts: PostSource, program: string): FastifyPluginAsyncZod[] {
  const offers: HandleDeps & Deps = { ...deps, reactionsTo };
  /** Asked when a holder takes their data along or deletes the account. */
  const personalData: readonly PersonalData[] = [
    firmOfAccount(deps),
    offersOfAccount(offers),
    uploadsOfAccount(deps),
    passkeysOfAccount,
    mailsOfAccount(),
    messagesOfAccount,
    signOffsOfAccount,
  ];
  return [
    healthRoutes(deps),
    devMailRoutes(deps),
    uploadRoutes(deps),
    authRoutes(deps, personalData),
    accountsRoutes(deps, personalData),
    sessionsRoutes(deps),
    wizardRoutes(deps),
    wizardHitsRoutes(deps),
    placesRoutes(),
    blogPostsRoutes(posts),
    feedRoutes(deps.env.publicUrl, posts),
    pictureRoutes(),
    videoRoutes(),
    contactRoutes(deps),
    consentRoutes(deps),
    pageViewRoute(deps),
    submitOfferRoute(deps, offers),
    sentInquiryRoute(deps),
    correctEmailRoute(deps),
    readListRoutes(deps),
    readOffersRoutes(deps, sealedAnswers({ ...deps, program })),
    bankNameRoutes,
    offerActionRoutes(deps, offers),
    reminderRoutes(deps),
    packingRoutes(deps),
    papersRoutes(deps),
    documentRoutes(deps),
    acceptedTermsRoute(deps),
    estimateRoute(deps),
    exportSheetRoute(deps),
    answerMissingRoute(deps),
    reuseReportRoute(deps),
    saleUnitsRoute(deps),
    unitListRoute(deps),
    firmRoutes(deps, personalData),
    appointmentRoute(deps),
    nameOfferRoute(deps),
    sendMessageRoute(deps),
    handInAgreementRoute(deps),
    ownInvoiceRoutes(deps, offers),
    signOffRoutes(deps),
    liveRoutes(deps),
    deskLoginRoutes(deps),
    secondFactorRoutes(deps),
    peopleRoutes(deps),
    catalogueRoutes(deps),
    deskQueueRoutes(deps),
    customerRoutes(deps),
    weekRoutes(deps),
    retentionRoutes(deps),
    numberRoutes(deps),
    pickupOrderRoutes(deps),
    savedViewRoutes(deps),
    offerLockRoutes(deps),
    assignRoute(deps),
    fatesRoutes(deps),
    adjustmentRoute(deps),
    documentDraftRoutes(deps),
    testingRoutes(deps),
    unitRoutes(deps),
    destructionRoutes(deps),
    platesRoute(deps),
    mediaRoutes(deps),
    erasureReportRoutes(deps),
    apiTokenRoutes(deps),
    bankStatementRoutes(deps, offers),
    webhookRoutes(deps),
    booksRoutes(deps),
    shipmentRoutes(offers),
    undeliveredMailRoutes(deps),
    deskMessageRoute(deps),
    judgeAgreementRoute(deps),
    taxRoutes(deps),
    incomingInvoiceRoutes(deps),
    withdrawCertificateRoute(deps),
    payoutRoutes(deps),
    priceBookRoutes(deps),
    priceBookFileRoutes(deps),
    priceHistoryRoutes(deps),
    bidSheetRoutes(deps),
    deskCommandRoutes(deps, offers, { submitBid: keepBid, complete: keepPaid }),
  ];
}

export interface AppOptions {
  /** The browser half of the build; without one the server answers calls and has no pages. */
  readonly clientFolder?: string;
  /** In place of a build, while the sources are worked on. */
  readonly live?: LiveSources | undefined;
}

/** The whole server, ready to listen or to be asked in a test. */
export async function buildApp(deps: Deps, { clientFolder, live }: AppOptions = {}): Promise<FastifyInstance> {
  const front = cacheFirst(deps.env);
  const app = Fastify({
    serverFactory: front.serverFactory,
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: deps.env.trustProxy,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: longestAddress },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
    rewriteUrl: ({ url = '/', headers }) => readableUrl(url, headers),
  });
  if (live) app.addHook('onRequest', ({ raw }, reply, next) => live.answer(raw, reply.raw, next));
  deps.metrics?.observe(app);
  await app.register(requestLogPlugin);
  await app.register(problemPlugin);
  await app.register(callerNetworkPlugin);
  await app.register(securityLogPlugin, { deps });
  await app.register(endingPlugin);
  await app.register(zodSchemasPlugin);
  await app.register(jsonBodyPlugin);
  await app.register(securityHeadersPlugin, { deps, liveSocket: live?.socket });
  await app.register(cookie);
  await app.register(antiForgeryPlugin, { deps });
  await app.register(sessionPlugin(deps));
  await app.register(visitorPlugin, { deps });
  await app.register(rateLimitPlugin, { deps });
  await app.register(secretPagesPlugin, { deps });
  await app.register(accessPlugin, {
    clock: deps.clock,
    owners: { offerId: offerOwner(deps), documentId: documentOwner(deps) },
    systemOf: systemReader(deps),
    isInTime: systemPace(deps),
  });
  await app.register(bodyMemoryPlugin);
  await app.register(openapiPlugin, { deps });
  sendAccountMails(deps);
  sendContactMails(deps);
  registerReactions(deps);
  doShipmentJobs({ ...deps, reactionsTo });
  printDocuments(deps);
  sendWebhooks(deps);
  registerFileRemoval(deps);
  const posts = await openPosts(deps);
  const program = (live || clientFolder === undefined ? undefined : programOf(clientFolder)) ?? deps.ids.uuid();
  for (const route of routesOf(deps, posts, program)) await app.register(route);
  const half = live ?? (clientFolder === undefined ? undefined : readBrowserBuild(clientFolder));
  if (half !== undefined) {
    const entries = () => listedPages(deps.catalogue.catalogue, posts);
    const previews = openPreviews({ folder: join(deps.env.dataDir, 'previews'), log: deps.log });
    await app.register(seoRoutes({ siteUrl: deps.env.publicUrl, previews, entries }));
    await app.register(devUiRoutes(deps, half));
    await app.register(await pagesOf(deps, half, { posts, front, program }));
  }
  return app;
}

/** Loaded only with a build: React and the screens are no part of a server that answers calls alone. */
async function pagesOf(
  deps: Deps,
  half: BrowserBuild | LiveSources,
  { posts, front, program }: { posts: PostSource; front: CacheFirst; program: string },
) {
  const [{ webPages }, { hitListRoute }, { deskPages }, { bidPreviewRoute }] = await Promise.all([
    import('./ssr/web-pages.ts'),
    import('./ssr/hit-list-route.ts'),
    import('./ssr/desk-pages.ts'),
    import('./ssr/bid-preview-route.ts'),
  ]);
  const loaders: PageLoaders = {
    ...wizardPages(deps.catalogue),
    ...contentPages(posts),
    ...statusPages(deps),
    ...signOffPages(deps),
    ...certificatePages(deps),
  };
  const pages = webPages({
    ...half,
    site: siteOf(deps.env),
    loaders,
    find: deps.catalogue.find,
    front,
    sessionCookies: [cookieName('account', deps.env.publicUrl), formerCookieName(deps.env.publicUrl)],
    now: () => deps.clock.now().getTime(),
  });
  return async (app: FastifyInstance) => {
    await app.register(hitListRoute(deps));
    await app.register(bidPreviewRoute(deps, { ...half, site: siteOf(deps.env), hash: program }));
    await app.register(deskPages(deps, { ...half, siteUrl: deps.env.publicUrl, hash: program }));
    await app.register(pages);
  };
}
