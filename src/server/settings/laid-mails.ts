import type { SettingValues } from '#contract/settings/setting-forms.ts';
import type { MailWords } from '#mail/mail-words.ts';
import type { KeptSetting } from './setting-store.ts';

const prefix = 'mail:';
/** The key under which changes of a mail's words are kept, by its name. */
export const mailKey = (name: string) => `${prefix}${name}`;

/** The name of the mail of such a key; undefined where it is of none. */
export const mailOf = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined);

/** Loaded with the first look at them: what writes mails is no part of the start. */
export async function allMails() {
  const [{ offerMails }, { reminderMails }] = await Promise.all([
    import('#mail/offer-mails.ts'),
    import('#mail/reminder-mails.ts'),
  ]);
  return { all: [...offerMails, ...reminderMails], reminderMails };
}

/** The words of a mail as its values say them. */
export const mailWordsOf = ({ headline = '', opening = '', closing = '' }: SettingValues): MailWords => ({
  ...{ headline, opening, closing },
});

/** The words that count, by the names of mails. */
export function laidMails(changes: readonly KeptSetting[]): ReadonlyMap<string, MailWords> {
  const last = new Map(changes.filter(({ key }) => key.startsWith(prefix)).map(({ key, after }) => [key, after]));
  return new Map(
    [...last].flatMap(([key, after]) => (after ? [[key.slice(prefix.length), mailWordsOf(after)] as const] : [])),
  );
}
