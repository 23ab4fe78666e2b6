import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passkeysOfAccount } from '#server/accounts/passkeys/own-passkeys.ts';
import type { PersonalData } from '#server/accounts/personal-data.ts';
import { messagesOfAccount } from '#server/contact/messages-of-account.ts';
import type { PostSource } from '#server/content/post-source.ts';
import type { Deps } from '#server/deps.ts';
import { firmOfAccount } from '#server/firms/personal-data.ts';
import { mailsOfAccount } from '#server/mail-delivery/mails-of-account.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { offersOfAccount } from '#server/offers/personal-data.ts';
import { signOffsOfAccount } from '#server/sign-offs/personal-data.ts';
import { uploadsOfAccount } from '#server/uploads/personal-data.ts';
import { accountsRoutes } from './accounts/accounts-routes.ts';
import { sessionsRoutes } from './accounts/sessions-routes.ts';
import { pageViewRoute } from './analytics/page-view-route.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { blogPostsRoutes } from './blog-posts.ts';
import { consentRoutes } from './consent-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { devMailRoutes } from './dev/dev-mail-routes.ts';
import { documentRoutes } from './document-routes.ts';
import { feedRoutes } from './feed/feed-routes.ts';
import { pictureRoutes } from './feed/picture-routes.ts';
import { videoRoutes } from './feed/video-routes.ts';
import { firmRoutes } from './firm/firm-routes.ts';
import { firmTokenRoutes } from './firm/firm-tokens.ts';
import { firmReadRoutes } from './firm-api/read-sales.ts';
import { sendListRoute } from './firm-api/send-list.ts';
import { healthRoutes } from './health-routes.ts';
import { liveRoutes } from './live/socket.ts';
import { papersRoutes } from './papers-routes.ts';
import { reminderRoutes } from './reminder-routes.ts';
import { selfserviceRoutes } from './selfservice/selfservice-routes.ts';
import { uploadRoutes } from './upload-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/**
 * All routes of the server, each given what it needs; those of shop and desk stand in the lists of their folders. `program` names the
 * browser's half.
 */
export function allRoutes(
  offers: HandleDeps & Deps,
  { posts, program }: { readonly posts: PostSource; readonly program: string },
): FastifyPluginAsyncZod[] {
  const deps: Deps = offers;
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
    blogPostsRoutes(posts),
    feedRoutes(deps.env.publicUrl, posts),
    pictureRoutes(),
    videoRoutes(),
    contactRoutes(deps),
    consentRoutes(deps),
    pageViewRoute(deps),
    reminderRoutes(deps),
    papersRoutes(deps),
    documentRoutes(deps),
    firmRoutes(deps, personalData),
    firmTokenRoutes(deps),
    firmReadRoutes(deps),
    sendListRoute(deps, offers),
    liveRoutes(deps),
    ...selfserviceRoutes(deps, offers, program),
    ...webhookRoutes(deps),
    ...deskRoutes(deps, offers),
  ];
}
