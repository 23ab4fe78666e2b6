import { expect, type Page } from '@playwright/test';
import { axeViolations, overflow, smallTargets } from './page-flaws.ts';

/**
 * What holds in every state that a journey passes: readable for everybody, nothing wider than the window. In the theme that stands: what
 * is written on what is readable in the other as well (src/web/styles/tokens.test.ts), and each kind of page is looked at in both.
 */
export async function expectSound(page: Page, state: string): Promise<void> {
  expect([...(await axeViolations(page)), ...(await overflow(page))], state).toEqual([]);
}

/** The same; on a phone whatever a finger must hit is as tall as one besides. */
export async function expectSoundHere(page: Page, state: string): Promise<void> {
  const onPhone = (page.viewportSize()?.width ?? 0) < 600;
  const flaws = [
    ...(await axeViolations(page)),
    ...(await overflow(page)),
    ...(onPhone ? await smallTargets(page) : []),
  ];
  expect(flaws, state).toEqual([]);
}
