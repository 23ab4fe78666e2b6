import { addToBasket, askForBid, fillBasket, stored } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { settled } from '#tests/support/settled.ts';
import { field } from '#tests/support/shop-page.ts';

/** What a bad line says to the console. */
test.use({ allowedComplaints: /status of 409|status of 502|Failed to load resource/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an inquiry keeps what was typed, is read once more before it is sent, then the basket is empty (LEG-02)', async ({
  page,
}) => {
  await test.step('what was typed into the inquiry is still there after a reload', async () => {
    await addToBasket(page, 'hp-elitebook-840-g5-verkaufen');
    await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
    await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
    await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse ist ein Pflichtfeld');
    await expect(page.getByRole('alert')).toContainText('Verkäufer ist ein Pflichtfeld');
    await expect(page.getByRole('radio', { name: 'Ich bin ein privater Kunde' })).not.toBeChecked();
    await field(page, 'E-Mail-Adresse').fill('kim@example.org');
    await page.getByText('Ich bin ein gewerblicher Kunde').click();
    await page.reload();
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue('kim@example.org');
    await expect(page.getByLabel('Ich bin ein gewerblicher Kunde')).toBeChecked();
  });

  await test.step('a day is typed as people write it, shown in words, or picked from a calendar that a small window holds', async () => {
    await page.getByText('Ab einem bestimmten Tag').click();
    const day = field(page, 'Verfügbar ab');
    await day.pressSequentially('24.12.2027');
    await expect(page.getByText('Freitag, 24. Dezember 2027')).toBeVisible();
    await day.blur();
    await expect(day).toHaveValue('2027-12-24');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Verfügbar ab: Kalender öffnen' }).click();
    const days = page.getByRole('grid').getByRole('button');
    await expect(days.first()).toBeInViewport({ ratio: 1 });
    await expect(days.last()).toBeInViewport({ ratio: 1 });
    await expect(day).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('an inquiry is read once more before it is sent, then the basket is empty (LEG-02)', async () => {
    await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
    await field(page, 'Postleitzahl').fill('04109');
    await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
    await expect(page.getByText('1 × HP EliteBook 840 G5')).toBeVisible();
    // Every part of it can be changed from here; back and reload stay in the inquiry.
    for (const part of [
      'Ihre Geräte',
      'E-Mail-Adresse',
      'Verkäufer',
      'Postleitzahl der Geräte',
      'Verfügbar',
      'Weg zu uns',
    ])
      await expect(page.getByLabel(`${part} ändern`)).toBeVisible();
    await page.setViewportSize({ width: 640, height: 800 });
    const boxOf = (role: 'term' | 'definition', text: string) =>
      page.getByRole(role).filter({ hasText: text }).first().boundingBox();
    const [asked, said] = [await boxOf('term', 'E-Mail-Adresse'), await boxOf('definition', 'kim@example.org')];
    expect((asked?.x ?? 0) + (asked?.width ?? 0), 'the question stands before its answer').toBeLessThan(said?.x ?? 0);
    expect(said?.y).toBe(asked?.y);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Stimmt alles?' })).toBeVisible();
    await page.goBack();
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue('kim@example.org');
    await page.goForward();
    await page.getByRole('button', { name: 'Postleitzahl der Geräte ändern' }).click();
    await expect(field(page, 'Postleitzahl')).toBeFocused();
    await field(page, 'Postleitzahl').fill('00123');
    await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
    await expect(page.getByRole('alert')).toContainText('Bitte geben Sie eine gültige Postleitzahl an.');
    await field(page, 'Postleitzahl').fill('01067');
    await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
    await expect(page.getByText('01067')).toBeVisible();

    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('submitOffer') && sent.push(request.url()));
    await page.getByRole('button', { name: 'Anfrage senden, kostenlos und unverbindlich' }).dblclick();
    await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
    await expect(page.getByText('kim@example.org')).toBeVisible();
    await expect(page.getByText('Unser Kaufpreisgebot kommt spätestens am')).toBeVisible();
    expect(new Set(sent).size).toBe(1);
    const number = page.getByText(/^A-20\d\d-\d{6}$/);
    const given = await number.textContent();
    // Whoever goes back reads that it was sent, and sees that at once; nothing can be sent twice there.
    await page.goBack();
    await expect(heading(page)).toHaveText('Ihre Anfrage ist gesendet');
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByRole('button', { name: /Anfrage (prüfen|senden)/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Gesendete Anfrage ansehen' }).click();
    await expect(number).toHaveText(given ?? '');
    await page.reload();
    await expect(number).toHaveText(given ?? '');
    await page.getByRole('link', { name: 'Konto anlegen' }).click();
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue('kim@example.org');
    await page.goto('/basket/');
    await expect(page.getByText('Ihr Verkaufskorb ist leer.')).toBeVisible();
  });
});

test('an inquiry on a bad line goes out once, only what was sent here is confirmed, and no profile takes back who sells', async ({
  page,
}) => {
  await test.step('an inquiry that was not sent from this window is not confirmed, and the draft with its id stays', async () => {
    await addToBasket(page, 'hp-elitebook-840-g5-verkaufen');
    const draftId = () => page.evaluate(() => JSON.parse(localStorage.getItem('selfservice') ?? '{}').draft.id);
    const id: string = await draftId();
    await page.goto(`/basket/submitted/${id}/`);
    await expect(heading(page)).toHaveText('Ihre Anfrage');
    await expect(page.getByRole('main')).toContainText('wurde keine Anfrage mit dieser Adresse gesendet');
    await page.getByRole('link', { name: 'Zum Verkaufskorb' }).click();
    await expect(page.getByRole('main')).toContainText('HP EliteBook 840 G5');
    expect(await draftId()).toBe(id);
    // The server's page cannot know what was sent: before the program runs it denies nothing.
    expect(await (await page.request.get(`/basket/submitted/${id}/`)).text()).not.toContain('wurde keine Anfrage');
  });

  await test.step('says that nothing is lost, and goes out with the next try', async () => {
    await fillBasket(page, [stored(1)]);
    await askForBid(page, 'kim@example.org');
    const send = page.getByRole('button', { name: 'Anfrage senden' });
    await page.route('**/selfservice/api/submitOffer/**', (route) =>
      route.fulfill({ status: 502, body: 'Bad Gateway' }),
    );
    await send.click();
    await expect(page.getByRole('alert')).toContainText(
      'in ein paar Minuten noch einmal. Was Sie eingegeben haben, bleibt',
    );
    await page.unroute('**/selfservice/api/submitOffer/**');
    await page.context().setOffline(true);
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Prüfen Sie Ihre Internetverbindung');
    await page.context().setOffline(false);
    await page.context().clearCookies({ name: 'XSRF-TOKEN' });
    await send.click();
    await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  });

  await test.step('whose answer was lost is one inquiry when it is sent again, and another when it was changed', async () => {
    await addToBasket(page, 'eizo-flexscan-ev2450-verkaufen');
    await askForBid(page, 'kim@example.org');
    await page.route('**/selfservice/api/submitOffer/**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Der Server ist nicht erreichbar.');
    await page.unroute('**/selfservice/api/submitOffer/**');

    await page.getByRole('button', { name: 'Anmerkungen ändern' }).click();
    await expect(field(page, 'Anmerkungen')).toBeFocused();
    await field(page, 'Anmerkungen').fill('Mit Standfuß');
    await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByRole('button', { name: 'Weitere Anfrage daraus machen' }).click();
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  });

  await test.step('is confirmed also where the line breaks behind the answer', async () => {
    await fillBasket(page, [stored(1)]);
    await askForBid(page, 'kim@example.org');
    await settled(page);
    await page.route('**/selfservice/api/submitOffer/**', async (route) => {
      const response = await route.fetch();
      await page.context().setOffline(true);
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
    await page.unroute('**/selfservice/api/submitOffer/**');
    await page.context().setOffline(false);
  });

  await test.step('who sells is never taken back by the own profile, whenever it comes', async () => {
    await signUp(page, 'wahl@example.org');
    const radio = page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' });
    // In the second turn after its answer the profile is on the screen, and not filled in yet.
    for (const turns of [1, 2, 3]) {
      await fillBasket(page, [stored(1)]);
      const held = Promise.withResolvers<void>();
      await page.route('**/accounts/profile', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
      await expect(radio).toBeVisible();
      const chosen = await page.evaluateHandle(chooseAfterProfile, turns);
      held.resolve();
      await chosen.evaluate(({ done }) => done);
      await expect(radio).toBeChecked();
      await page.unroute('**/accounts/profile');
    }
  });
});

/**
 * In the page: chooses so many turns of the program after the answer of the profile has come; `done` once it is filled in. The answer of this
 * function says that it listens: what comes before that would be waited for in vain.
 */
function chooseAfterProfile(turns: number): { readonly done: Promise<void> } {
  async function pass(count: number) {
    for (let left = count; left > 0; left -= 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((next) => {
        port1.onmessage = next;
        port2.postMessage(undefined);
      });
    }
  }
  async function choose(answered: Promise<void>) {
    await answered;
    await pass(turns);
    document.querySelector<HTMLInputElement>('input[name=offeredAsBusiness][value=business]')?.click();
    await pass(20);
  }
  const { text } = Response.prototype;
  const answered = new Promise<void>((come) => {
    Response.prototype.text = async function read(this: Response) {
      const answer = await text.call(this);
      if (this.url.includes('/accounts/profile')) come();
      return answer;
    };
  });
  return { done: choose(answered) };
}
