import { renderMail } from '#mail/render-mail.ts';
import { allMailSamples } from '#server/all-mail-samples.ts';

/** Every sample of a mail, written out while this is read: what reads JSX for a script is gone afterwards. */
export const sampleMails = (await allMailSamples()).map(({ name, content }) => ({ name, ...renderMail(content()) }));
