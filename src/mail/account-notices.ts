import { keysOf } from '#domain/values/keys-of.ts';
import { accountDeleted } from './account-deleted.tsx';
import type { AccountNotice } from './account-notice.ts';
import { accountOpened } from './account-opened.tsx';
import { accountTakenOver } from './account-taken-over.tsx';
import { addressInUse } from './address-in-use.tsx';
import { emailChangeAsked } from './email-change-asked.tsx';
import { emailChanged } from './email-changed.tsx';
import { firmLeft } from './firm-left.tsx';
import { inquiryMoved } from './inquiry-moved.tsx';
import { passkeysChanged } from './passkeys-changed.tsx';
import { passwordChanged } from './password-changed.tsx';
import { payeeChanged } from './payee-changed.tsx';
import { staffAccessChanged } from './staff-access-changed.tsx';
import { webhookOff } from './webhook-off.tsx';

/** Notices about an account by what has happened. The key is part of job and Message-ID: never renamed. */
export const accountNotices = {
  passwordChanged,
  emailChangeAsked,
  addressInUse,
  emailChanged,
  passkeyAdded: passkeysChanged('passkeyAdded'),
  passkeyRemoved: passkeysChanged('passkeyRemoved'),
  passkeysDropped: passkeysChanged('passkeysDropped'),
  payeeChanged,
  accountTakenOver,
  accountOpened,
  inquiryMoved,
  accountDeleted,
  firmLeft,
  staffFactorReset: staffAccessChanged('factorReset'),
  staffFactorSet: staffAccessChanged('factorSet'),
  staffPasswordChanged: staffAccessChanged('passwordChanged'),
  staffRecoveryCodeUsed: staffAccessChanged('recoveryCodeUsed'),
  staffRecoveryCodesNew: staffAccessChanged('recoveryCodesNew'),
  webhookGone: webhookOff('gone', 'desk'),
  webhookFailing: webhookOff('failing', 'desk'),
  firmWebhookGone: webhookOff('gone', 'firm'),
  firmWebhookFailing: webhookOff('failing', 'firm'),
} satisfies Record<string, AccountNotice>;

export const noticeKinds = keysOf(accountNotices);
export type NoticeKind = (typeof noticeKinds)[number];
