import type { Page, Response } from '@playwright/test';
import { settled, watchWork } from './settled.ts';

/** Opens an address and waits until the page has settled. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  await watchWork(page.context());
  const answer = await page.goto(path);
  await settled(page);
  return answer;
}
