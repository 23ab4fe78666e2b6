import { settingForms } from '#contract/settings/setting-forms.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { houseTextTitle, textNow } from './house-texts.ts';
import { allMails, mailOf } from './laid-mails.ts';
import { fileOfTextKey } from './laid-texts.ts';

/** What a setting, a text or a mail is called, by the key under which its changes are kept; anything else is its own name. */
export async function settingName(key: string): Promise<string> {
  const form = keysOf(settingForms).find((one) => one === key);
  if (form !== undefined) return settingForms[form].title;
  const file = fileOfTextKey(key);
  if (file !== undefined) return houseTextTitle(textNow(file) ?? {}, file);
  const name = mailOf(key);
  const mail = name === undefined ? undefined : (await allMails()).all.find((one) => one.name === name);
  return mail ? `E-Mail „${mail.compose(mail.sample()).subject}“` : key;
}
