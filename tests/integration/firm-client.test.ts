import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { FirmDevices } from '#contract/account/firm-api.ts';
import type { FirmListRow } from '#contract/account/firm-list.ts';
import { addedFirmTokenSchema, firmScopes, firmTokenCalls, firmWebhookCalls } from '#contract/account/firm-systems.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { webhookSecretSchema } from '#contract/desk/webhooks.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { foundFirm } from '#tests/support/firm.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openWebhookTarget, type WebhookTarget } from '#tests/support/webhook-target.ts';

/** The client as docs/firm-client.md shows it; what makes its types is erased when it runs. */
interface Client {
  openShop(
    shop: string,
    token: string,
  ): {
    send(key: string, list: { location: string; rows: FirmListRow[] }): Promise<string>;
    sale(
      id: string,
    ): Promise<{ status: string; inquiryId?: string; items: { id: string; inventoryNumbers?: string[] }[] }>;
    devices(id: string): Promise<FirmDevices['devices']>;
    register(id: string, list: 'snipeIt' | 'glpi'): Promise<string>;
  };
  saleOf(secret: string, told: object, now?: number): string | undefined;
}

let test: TestApp;
let target: WebhookTarget;
let client: Client;
const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-firm-client-'));
const email = 'it@firma.example';

beforeAll(async () => {
  const [, code] = /```ts\n([\s\S]+?)```/.exec(readFileSync(join(projectRoot, 'docs/firm-client.md'), 'utf8')) ?? [];
  const file = join(folder, 'firm-client.ts');
  writeFileSync(file, code ?? '');
  const made = z.object({ openShop: z.custom<Client['openShop']>(), saleOf: z.custom<Client['saleOf']>() });
  client = made.parse(await import(/* @vite-ignore */ pathToFileURL(file).href));
  test = await startTestApp({ WEBHOOKS_TO_LOOPBACK: 'yes' });
  test.clock.set('2026-12-21T09:00:00.000Z');
  target = await openWebhookTarget();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

it('a firm’s system sends its list, follows the sale by webhooks, and closes its register once all is paid', async () => {
  const manager = await foundFirm(test, email);
  const body = { name: 'Anlagenverzeichnis', scopes: firmScopes, term: 'year' };
  const { token } = addedFirmTokenSchema.parse(await succeed(manager.post(firmTokenCalls.add, body)));
  const hook = { name: 'Anlagenverzeichnis', url: target.url, types: [] };
  const { secret } = webhookSecretSchema.parse(await succeed(manager.post(firmWebhookCalls.add, hook)));
  const address = z.object({ port: z.number() }).parse(test.app.server.address());
  const shop = client.openShop(`http://127.0.0.1:${address.port}`, token);

  const rows = [{ name: 'Lenovo ThinkPad T480', inventoryNumber: 'NB-0001', serialNumber: 'PF1A2B3C' }];
  const id = await shop.send('tausch-2026', { location: '10115', rows });
  expect(await shop.send('tausch-2026', { location: '10115', rows })).toBe(id);
  const { items, inquiryId } = await shop.sale(id);
  expect(items).toMatchObject([{ inventoryNumbers: ['NB-0001'] }]);

  /** What the messages since the last look are about, as far as they are believed. */
  const followed = async () => {
    await test.runJobs();
    const news = target.told.slice(-target.newIds().length);
    const sales = news.map(({ headers, body: text }) => {
      const [messageId, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
      const told = { id: messageId, timestamp, signatures: String(headers['webhook-signature']), body: text };
      expect(client.saleOf('whsec_AAAA', told, test.clock.now().getTime())).toBeUndefined();
      return client.saleOf(secret, told, test.clock.now().getTime());
    });
    return [...new Set(sales)];
  };
  expect(await followed()).toEqual([id]);

  // The provider bids, the firm's people accept and hand over, the device comes, is erased, tested and paid.
  const ofTests = ownCommand(id, email);
  const own = (command: Command): Command => ({ ...ofTests(command), ...('inquiryId' in command && { inquiryId }) });
  const desk = await signInStaff(test);
  const send = (command: string, said: object = {}) => succeed(desk.post(`/desk/api/${command}/${id}`, said));
  await playCommands(test, id, own, onTheWay.slice(1));
  const scans = [{ id: crypto.randomUUID(), at: '2026-12-21T08:59:00.000Z', code: 'PF1A2B3C' }];
  await succeed(desk.post(deskApi.scan(id), { scans }));
  expect(await shop.devices(id)).toMatchObject([{ inventoryNumber: 'NB-0001', state: 'arrived' }]);
  const itemId = items[0]?.id;
  await send('confirmScopeOfSupply', { fromUnits: true });
  await send('startDeletion');
  const medium = { model: 'SSD', method: 'NIST Purge', result: 'erased', serial: 'S-0', device: 'PF1A2B3C' };
  await send('finishDeletion', { media: [{ ...medium, itemId }] });
  await send('startTesting');
  await send('finishTesting', { lines: [{ itemId, result: 'passed' }] });
  await send('skipAdjustingBid');
  await expect(shop.register(id, 'snipeIt')).rejects.toThrow('registerFindsNone');
  await playCommands(test, id, own, ['addCreditNote', 'finishOffer', 'complete']);

  expect(await followed()).toEqual([id]);
  expect(await shop.devices(id)).toMatchObject([
    {
      ...{ inventoryNumber: 'NB-0001', serialNumber: 'PF1A2B3C', state: 'paid', price: expect.any(Number) },
      media: [
        { method: 'NIST Purge', result: 'erased', certificates: [{ number: expect.stringMatching(/^LZ-2026-/) }] },
      ],
    },
  ]);
  expect((await shop.register(id, 'snipeIt')).split('\r\n')[1]).toMatch(/^NB-0001,Archived,2026-12-21,[^,]+,LZ-2026-/);
  expect(await shop.register(id, 'glpi')).toContain('NB-0001;PF1A2B3C;Verkauft;2026-12-21;');
});
