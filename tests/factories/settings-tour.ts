import { mailTextCalls } from '#contract/settings/mail-texts.ts';
import { sentValues } from '#contract/settings/setting-forms.ts';
import { settingCalls, settingsSchema } from '#contract/settings/settings.ts';
import { textCalls } from '#contract/settings/texts.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** The owner says who buys and takes it back, and adds a question. */
export async function changedSettings(by: HttpClient, { make }: Pick<Tour, 'make'>): Promise<void> {
  const route = settingCalls.change;
  const lines = ['name', 'legalForm', 'owner', 'street', 'city', 'country', 'court', 'registerNumber'];
  const said = Object.fromEntries(
    [...lines, 'supervisoryAuthority', 'responsibleForContent'].map((name) => [name, text]),
  );
  const company = { ...said, zip: '04109', email: 'ankauf@example.org', phone: '0341 1', vatId: '', businessId: '' };
  const answer = await make({ by, route, body: { key: 'company', basedOn: 0, values: sentValues(company) } });
  const basedOn = settingsSchema.parse(answer).settings.find(({ key }) => key === 'company')?.changed?.version;
  await make({ by, route, body: { key: 'company', basedOn, values: null } });
  await make({ by, route: settingCalls.checkCarrier, body: { carrier: 'dhl' } });
  const values = sentValues({ question: text, group: text, order: '7', markdown: 'Ja.' });
  const whole = { file: 'legal/agb', basedOn: 0, values, countsFrom: '2030-01-01', isRemoved: true };
  await make({ by, route: textCalls.change, body: { file: 'faq/neu', basedOn: 0, values }, also: [whole] });
  const mail = { name: 'bid-placed', values: sentValues({ headline: text, opening: text, closing: text }) };
  await make({ by, route: mailTextCalls.preview, body: mail });
  await make({ by, route: mailTextCalls.change, body: { ...mail, basedOn: 0 } });
  await make({ by, route: textCalls.preview, body: { file: 'faq/neu', values } });
}
