import type { Locator } from '@playwright/test';
import { expect, type Page } from './browser-test.ts';

/** More than any page here has to tab through. */
const farthest = 140;

/** Goes on with Tab until this has the focus: what cannot be reached so does not exist for the keyboard. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // An open list hides the rest of the page from roles and names, so the element is found before the walk.
  const element = await target.elementHandle();
  for (let step = 0; step < farthest; step += 1) {
    if (await element?.evaluate((found) => found === document.activeElement)) return settle(page);
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** The page scrolls to what has got the focus in the next frame, and scrolling closes an open list. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Replaces what stands in a field. */
export async function replaceText(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
