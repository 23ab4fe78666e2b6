import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoLogins } from '#seed/demo-logins.ts';
import { pageCalls } from './page-calls.ts';
import { nextFrame, overflow } from './page-flaws.ts';
import { expectSound } from './sound-page.ts';

/** The desk in a window of its own, beside the customer's. */
export async function openDeskPage(context: BrowserContext, address: string): Promise<Page> {
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await pageCalls(desk.request).post('/desk/api/login', demoLogins.staff);
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
