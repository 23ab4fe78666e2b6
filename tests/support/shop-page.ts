import type { Locator, Page } from '@playwright/test';
import { addDays, type Day, dayOf } from '#domain/values/day.ts';

/** A text field by its label. */
export function field(place: Page | Locator, name: string | RegExp): Locator {
  return place.getByRole('textbox', { name, exact: true });
}

/** The panel of an offer that says how it stands. */
export function offerPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Stand: was jetzt zu tun ist' });
}

/** The offer that the address of this page names. */
export function offerIdIn(page: Page): string {
  return /offer-[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
}

/** A day from now on: the journeys run on the real clock. */
export function dayAhead(days: number): Day {
  return addDays(dayOf(new Date().toISOString()), days);
}

/** Presses what asks first, and says yes in the dialog: what binds the customer is always asked. */
export async function pressAndConfirm(page: Page, button: string, confirmation = button): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirmation, exact: true }).click();
}
