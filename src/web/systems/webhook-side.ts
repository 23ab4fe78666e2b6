import type { webhookCalls } from '#contract/desk/webhooks.ts';
import type { ApiClient } from '#web/lib/api-client.ts';

/** Whose targets are shown: the calls about them, and what makes these. */
export interface WebhookSide {
  readonly api: Pick<ApiClient, 'get' | 'post'>;
  readonly calls: Readonly<Record<keyof typeof webhookCalls, string>>;
  /** The page of a sale. */
  readonly saleAt: (offerId: string) => string;
  /** Has the list read again. */
  readonly readAgain: () => Promise<void>;
}
