import type { BrowserContext, Page } from '@playwright/test';
import { demoLogins } from '#seed/demo-logins.ts';
import { pageCalls } from './page-calls.ts';
import { expectSound } from './sound-page.ts';

/** The desk in a window of its own, beside the customer's. */
export async function openDeskPage(context: BrowserContext, address: string): Promise<Page> {
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await pageCalls(desk.request).post('/desk/api/login', demoLogins.staff);
  await desk.goto(address);
  return desk;
}

/** The same as `expectSound` on a desk's screen and on the warehouse's tablet. */
export async function expectSoundInWarehouse(desk: Page, state: string) {
  await expectSound(desk, state);
  await desk.setViewportSize({ width: 1024, height: 768 });
  await expectSound(desk, `${state}, 1024`);
  await desk.setViewportSize({ width: 1440, height: 900 });
}
