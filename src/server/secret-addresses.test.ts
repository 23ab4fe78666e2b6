import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { reminderCalls } from '#contract/sale/reminder-calls.ts';
import { pages } from '#contract/site/urls.ts';
import { publicPath } from '#web/shop/features/analytics/public-path.ts';
import { secretPagesPlugin } from './plugins/secret-pages.ts';
import { redactPath } from './redact-path.ts';
import { isSecretPath } from './secret-addresses.ts';

const secretPages = [
  pages.status,
  pages.account.joinFirm,
  pages.signOff,
  pages.certificate,
  pages.account.resetPassword,
  pages.account.confirmEmail,
  pages.account.toOffer,
].map((page) => page('s3cret'));
const answers = secretPages.flatMap((page) => [
  page,
  `/de${page}`,
  `/assets/data${page}index.json`,
  `/og${page}index.png`,
]);

async function headersAt(url: string) {
  const app = Fastify();
  await app.register(secretPagesPlugin, { deps: { env: { rateLimits: false } } });
  app.get('/*', (_, reply) => reply.header('cache-control', 'no-cache').send(''));
  const { headers } = await app.inject(url);
  await app.close();
  return headers;
}

describe('the secret of a mailed link', () => {
  it.each([...answers, reminderCalls.unsubscribe('s3cret')])('stands in no log: %s', (address) => {
    expect(isSecretPath(address)).toBe(true);
    expect(redactPath(address)).not.toContain('s3cret');
  });

  it.each(secretPages)('stands in no statistics: %s', (address) => {
    expect(JSON.stringify(publicPath(address, 's3cret'))).not.toContain('s3cret');
  });

  it.each(answers)('is kept by nobody and passed on to nobody: %s', async (address) => {
    expect(await headersAt(address)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it.each([pages.home, pages.account.login, pages.cockpit.offer('offer-1'), '/wizard/status/'])(
    'is not suspected elsewhere: %s',
    async (address) => {
      expect(isSecretPath(address)).toBe(false);
      expect(await headersAt(address)).toMatchObject({ 'cache-control': 'no-cache' });
    },
  );
});
