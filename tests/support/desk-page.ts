import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { staffAnswerSchema } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { pageCalls } from './page-calls.ts';
import { nextFrame, overflow } from './page-flaws.ts';
import { expectSound } from './sound-page.ts';

/** Signs a browser in as the provider, unless it is: a second log-in would end the session of its other windows. */
export async function signInAtDesk(request: APIRequestContext): Promise<void> {
  const calls = pageCalls(request);
  const { staff } = staffAnswerSchema.parse(await calls.get(deskApi.currentUser));
  if (staff === null) await calls.post(deskApi.login, demoLogins.staff);
}

/** The desk in a window of its own, beside the customer's. */
export async function openDeskPage(context: BrowserContext, address: string): Promise<Page> {
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signInAtDesk(desk.request);
  await desk.goto(address);
  return desk;
}

/** Sound on a desk's screen, and not wider than the warehouse's tablet. */
export async function expectSoundInWarehouse(desk: Page, state: string) {
  await expectSound(desk, state);
  await desk.setViewportSize({ width: 1024, height: 768 });
  await nextFrame(desk);
  expect(await overflow(desk), `${state}, 1024`).toEqual([]);
  await desk.setViewportSize({ width: 1440, height: 900 });
}
