import { expect, type Page } from '@playwright/test';
import { axeViolations, overflow, show, smallTargets } from './page-flaws.ts';

/** What holds in every state that a journey passes: readable for everybody in both themes, nothing wider than the window. */
export async function expectSound(page: Page, state: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect([...(await axeViolations(page)), ...(await overflow(page))], state).toEqual([]);
  await show(page, 'dark', width);
  expect(await axeViolations(page, 'colours'), `${state}, dark`).toEqual([]);
  await show(page, 'light', width);
}

/** The same in the theme and width that stand; on a phone whatever a finger must hit is as tall as one besides. */
export async function expectSoundHere(page: Page, state: string): Promise<void> {
  const onPhone = (page.viewportSize()?.width ?? 0) < 600;
  const flaws = [
    ...(await axeViolations(page)),
    ...(await overflow(page)),
    ...(onPhone ? await smallTargets(page) : []),
  ];
  expect(flaws, state).toEqual([]);
}
