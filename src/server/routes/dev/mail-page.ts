import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import type { capturedMail } from '#server/db/schema/mail.ts';
import { devPage, escaped } from './dev-page.ts';

type Mail = Pick<typeof capturedMail.$inferSelect, 'number' | 'recipient' | 'subject' | 'text' | 'sentAt'>;

interface Sample {
  name: string;
  group: string;
  content: () => { subject: string };
}

/** The captured mails as plain text, newest first, with links one can follow; and the way to the samples of all mails. */
export function mailPage(mails: readonly Mail[], samples: readonly Sample[], env: { publicUrl: string }): string {
  const list = mails.map((mail) => article(mail, env)).join('');
  return devPage(
    `E-Mails | ${shopConfig.productName}`,
    `<main><h1>E-Mails</h1><p>Hier liegen alle E-Mails, die das Programm verschickt hätte. Laden Sie die Seite neu, um neue zu sehen.</p>
<p><a href="#muster">Muster aller E-Mails</a></p>
${list === '' ? '<p>Noch keine E-Mails.</p>' : list}
<nav id="muster" aria-labelledby="muster-titel"><h1 id="muster-titel">Muster aller E-Mails</h1>
<p>Mit erfundenen Angaben, hell und dunkel, für Telefon und Rechner, und als Text.</p>${index(samples)}</nav></main>`,
  );
}

function index(samples: readonly Sample[]): string {
  const groups = Map.groupBy(samples, ({ group }) => group);
  return [...groups]
    .map(([group, ones]) => {
      const links = ones.map(
        ({ name, content }) => `<li><a href="/dev/mail/muster/${name}/">${escaped(content().subject)}</a></li>`,
      );
      return `<h2>${group}</h2><ul>${links.join('')}</ul>`;
    })
    .join('');
}

function article({ number, recipient, subject, text, sentAt }: Mail, env: { publicUrl: string }): string {
  return `<article><h2>${escaped(subject)}</h2><p class="who">an ${escaped(recipient)}, ${formatInstant(sentAt.toISOString())}</p><pre>${linked(text, env.publicUrl)}</pre><p><a href="/dev/mail/gesendet/${number}/">Als gestaltete E-Mail ansehen</a></p></article>`;
}

/** Links into the shop become paths, so that they work by whichever name the reader came here. */
function linked(text: string, publicUrl: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<>&"]+(?:&amp;[^\s<>&"]+)*/g, (url) => {
    const target = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
    return `<a href="${target}">${url}</a>`;
  });
}
