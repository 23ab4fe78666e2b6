import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { settled } from '#tests/support/settled.ts';

/** Those with the most kinds of buttons. That each button has something to do is told by tests/architecture/buttons.test.ts. */
const looked = ['/wizard/dell-poweredge-r640-verkaufen/', '/basket/', '/kundenportal/registrierung/'];

/** Starts to watch for what a press may do: change what is shown, move into a field, lead to another page. */
async function watchEffects(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    document.documentElement.dataset.effect = 'none';
    const note = () => delete document.documentElement.dataset.effect;
    // React takes the name of a field off and puts it on again whenever it draws the field.
    const changes = ({ type, target, attributeName, oldValue }: MutationRecord) =>
      type === 'childList' ||
      (attributeName !== 'name' && target instanceof Element && target.getAttribute(attributeName ?? '') !== oldValue);
    new MutationObserver((records) => records.some(changes) && note()).observe(document, {
      subtree: true,
      childList: true,
      attributeOldValue: true,
    });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) note();
    });
  });
  return page.locator('html:not([data-effect])');
}

/** Presses every button of the page's content, each where those stand that stood there when the page was opened. */
async function pressAll(page: Page, address: string, open: () => Promise<unknown>): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { disabled: false });
  const standing = async () => {
    const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
    // What lies open over the others keeps them from being pressed.
    return [page.url(), await page.getByRole('option').count(), ...names].join('\n');
  };
  // Before the program has taken over the page, its coming would count as an effect.
  await open();
  const first = await standing();
  const [, , ...names] = first.split('\n');
  for (const [index, name] of names.entries()) {
    // What the press before began would count as well.
    await settled(page);
    if ((await standing()) !== first) await open();
    const effect = await watchEffects(page);
    await buttons.nth(index).click();
    await expect(effect, `${address} ${name}`).toBeAttached();
  }
}

test.use({ allowedComplaints: /status of (400|401)|HTTP Authentication failed/ });

test('no button is without effect where there are many kinds of them', async ({ page }) => {
  await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await expect(page.getByText('1 Gerät in 1 Position.')).toBeVisible();
  const basket = await page.evaluate(() => localStorage.getItem('selfservice'));
  for (const address of looked) {
    const open = async () => {
      await page.evaluate((former) => localStorage.setItem('selfservice', former ?? ''), basket);
      // As an entry of the history of its own: one that is opened again has what was typed there.
      await page.goto('about:blank');
      await openPage(page, address);
    };
    await pressAll(page, address, open);
  }
});
