import { expect, type Page } from '@playwright/test';
import { axeFlaws, overflow, show } from './page-flaws.ts';

/** What holds in every state that a journey passes: readable for everybody in both themes, nothing wider than the window. */
export async function expectSound(page: Page, state: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect([...(await axeFlaws(page)), ...(await overflow(page))], state).toEqual([]);
  await show(page, 'dark', width);
  expect(await axeFlaws(page, 'colours'), `${state}, dark`).toEqual([]);
  await show(page, 'light', width);
}
