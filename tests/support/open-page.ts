import type { Page, Request, Response } from '@playwright/test';

/**
 * Opens an address and waits until the page is at rest: the program has taken over, nothing is on its way, nothing is left to do.
 * The load state `networkidle` says the same half a second later. What a timer of the page does afterwards is not waited for.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const underWay = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    underWay.add(request);
    begun += 1;
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const answer = await page.goto(path);
  // What an answer sets going begins in the idle time after it at the latest: so twice idle without a new request.
  for (let quiet = 0, known = begun; quiet < 2; known = begun) {
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    quiet = underWay.size === 0 && known === begun ? quiet + 1 : 0;
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return answer;
}
