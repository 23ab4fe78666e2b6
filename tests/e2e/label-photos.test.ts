import { diceOf, labelForms, type PrintedLabel } from '#tests/factories/label-forms.ts';
import { photograph, printLabel } from '#tests/factories/label-photo.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const shot = {
  width: 640,
  height: 480,
  share: 0.8,
  turned: 6,
  slant: 0.08,
  blur: 0.4,
  noise: 3,
  shadow: 0.2,
  quality: 80,
};
const device = (form: string, at: number) => {
  const label = labelForms[form]?.(diceOf(at));
  if (label === undefined) throw new Error(`No such form: ${form}`);
  return label;
};
const photoOf = async (label: PrintedLabel, at: number) => ({
  ...{ name: `Etikett-${at + 1}.jpg`, mimeType: 'image/jpeg' },
  buffer: await photograph([await printLabel(label)], shot, diceOf(at)),
});

test('photos of labels become lines that are looked through, and go into the basket with their photos', async ({
  page,
}) => {
  const forms = ['lenovo, two codes and a square', 'dell, tag and express code'];
  const labels = Array.from({ length: 4 }, (_, at) => device(forms[at % 2] ?? '', 100 + at));
  const sticker = device('sticker of the firm', 1);
  const photos = await Promise.all([...labels, labels[0] ?? sticker, sticker].map(photoOf));
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });

  await test.step('they are read before anything is sent; one device twice is said, what has no number stays a photo', async () => {
    await page.goto('/upload/images/');
    await page.getByRole('button', { name: 'Etiketten fotografieren' }).click();
    await page.getByLabel('Fotos von Etiketten').setInputFiles(photos);
    await expect(page.getByText('6 Fotos gelesen: 4 Geräte')).toBeVisible();
    const first = page.getByRole('listitem').filter({ hasText: 'Etikett-1.jpg' }).first();
    await expect(first).toContainText(labels[0]?.model ?? '');
    await expect(first).toContainText(labels[0]?.serial ?? '');
    await expect(first.getByRole('img', { name: /^Etikett auf/ })).toBeVisible();
    await expect(page.getByText('Dasselbe Gerät wie auf „Etikett-1.jpg“: Es zählt einmal.')).toBeVisible();
    await expect(page.getByText('4 Geräte, 1 Foto geht ohne gelesenes Etikett mit')).toBeVisible();
    expect(sent).toBe(0);
    await expectSoundHere(page, 'labels that were read');
  });

  await test.step('they are looked through as a list is, and lie in the basket with their photos', async () => {
    await page.getByRole('button', { name: 'Übernehmen und durchsehen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('So haben wir Ihre Liste gelesen');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verkaufskorb');
    const { items, itemImageUploads } = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('selfservice') ?? '{}'),
    );
    expect(items.map((item: { serialNumbers: string[] }) => item.serialNumbers[0])).toEqual(
      labels.map(({ serial }) => serial),
    );
    expect(items.map((item: { images: unknown[] }) => item.images.length)).toEqual([2, 1, 1, 1]);
    expect(items[0].title).toBe(labels[0]?.model);
    expect(itemImageUploads).toHaveLength(1);
  });
});

test('what is only printed on a label is read after a press, and becomes a line once it was compared', async ({
  page,
}) => {
  const label = { form: 'print', heading: 'DELL', codes: [], lines: ['Service Tag: 7XK2M53', 'Modell: Latitude 5400'] };
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  await page.goto('/upload/images/#etiketten');
  await page.getByLabel('Fotos von Etiketten').setInputFiles([await photoOf(label, 0)]);
  await expect(page.getByText('1 Foto gelesen: 0 Geräte')).toBeVisible();
  expect(fetched.filter((url) => url.includes('traineddata'))).toEqual([]);
  await page.getByRole('button', { name: 'Gedruckten Text lesen' }).press('Enter');
  const serial = page.getByRole('textbox', { name: 'Service-Tag' });
  await expect(serial).toHaveValue('7XK2M53');
  await expect(page.getByRole('textbox', { name: 'Modell' })).toHaveValue('Dell Latitude 5400');
  await expect(page.getByText('1 Foto gelesen: 0 Geräte')).toBeVisible();
  expect(fetched.filter((url) => url.includes('traineddata'))).toHaveLength(1);
  await expectSoundHere(page, 'print of a label to be compared');
  await serial.press('Enter');
  await expect(page.getByText('1 Foto gelesen: 1 Gerät')).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen und durchsehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So haben wir Ihre Liste gelesen');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verkaufskorb');
  const { items } = await page.evaluate(() => JSON.parse(localStorage.getItem('selfservice') ?? '{}'));
  expect(items).toMatchObject([{ title: 'Dell Latitude 5400', serialNumbers: ['7XK2M53'], images: [{}] }]);

  await test.step('in the wizard a label says the number of the device that is described, and which is another model', async () => {
    const [own, other] = [100, 102].map((at) => device('lenovo, two codes and a square', at));
    if (!own || !other) throw new Error('No labels');
    await page.goto('/wizard/lenovo-thinkpad-t480-verkaufen/');
    await page.getByText('Fotos hinzufügen').click();
    await page.getByRole('button', { name: 'Etikett dieses Geräts lesen' }).press('Enter');
    await page.getByLabel('Fotos von Etiketten').setInputFiles([await photoOf(own, 0), await photoOf(other, 2)]);
    await expect(page.getByText(`Ein Etikett nennt ${other.model}.`)).toBeVisible();
    await expectSoundHere(page, 'a label in the wizard');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).press('Enter');
    await expect(page.getByText('Das gelesene Etikett ist noch nicht übernommen.')).toBeVisible();
    await page.getByRole('button', { name: `${own.serial} übernehmen`, exact: true }).press('Enter');
    await expect(page.getByText(`Seriennummer ${own.serial} übernommen.`)).toBeVisible();
    await expect(page.getByText('1 Foto', { exact: true })).toBeVisible();
  });
});
