import type { webhookCalls } from '#contract/desk/webhooks.ts';
import type { ApiClient } from '#web/lib/api-client.ts';

/** Whose targets are shown: the calls about them, and what makes these. */
export interface WebhookSide {
  readonly api: Pick<ApiClient, 'post'>;
  readonly calls: Readonly<Record<keyof typeof webhookCalls, string>>;
  /** The page of what was sent to a target, where there is one. */
  readonly deliveriesOf?: (webhookId: string) => string;
  /** Has the list read again. */
  readonly readAgain: () => Promise<void>;
}
