import type { APIRequestContext, Page } from '@playwright/test';

/** The addresses of this shop that the links of a page have, without their places within a page. */
export async function ownLinksOn(page: Page): Promise<string[]> {
  const links = await page
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return links.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] ?? '');
}

/** Those of the addresses that lead to nowhere. */
export async function deadAmong(request: APIRequestContext, addresses: Iterable<string>): Promise<string[]> {
  const dead: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(address);
    if (answer.status() !== 200 || (await answer.text()).includes('Diese Seite gibt es nicht')) dead.push(address);
  }
  return dead;
}
