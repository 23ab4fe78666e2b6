import { type MailSample, mailSamples } from '#mail/mail-samples.ts';
import { sideMails } from './side-mails.ts';

/** Every mail of the program, those with several faces more than once. */
export async function allMailSamples(): Promise<readonly MailSample[]> {
  const mails = await Promise.all(Object.values(sideMails).map(({ load }) => load()));
  const besidesEvents = mails.flatMap(({ samples }) =>
    Object.entries(samples).map(([name, content]) => ({ name, group: 'Verkauf', content }) as const),
  );
  return [...mailSamples, ...besidesEvents];
}
