/** How many tokens that hold a firm has at most. */
export const firmTokensAtMost = 20;
/** How many targets for webhooks the people of a firm have at most. */
export const firmWebhooksAtMost = 10;
