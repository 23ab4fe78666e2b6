import type { capturedMail } from '#server/db/schema/mail.ts';
import { shopConfig } from '#shop.config.ts';

type Mail = Pick<typeof capturedMail.$inferSelect, 'recipient' | 'subject' | 'text' | 'sentAt'>;

const style = `
  :root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 20px }
  article { border-top: 1px solid #8888; padding: 1.5rem 0 }
  h2 { font-size: 1.15rem; margin: 0 } p { margin: 0 } .who { opacity: .75 }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`;

/** The captured mails as plain text, newest first, with links one can follow. */
export function mailPage(mails: readonly Mail[], env: { publicUrl: string }): string {
  const list = mails.map((mail) => article(mail, env)).join('');
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>E-Mails | ${escaped(shopConfig.productName)}</title><style>${style}</style></head>
<body><h1>E-Mails</h1><p>Hier liegen alle E-Mails, die das Programm verschickt hätte. Laden Sie die Seite neu, um neue zu sehen.</p>
${list === '' ? '<p>Noch keine E-Mails.</p>' : list}</body></html>`;
}

function article({ recipient, subject, text, sentAt }: Mail, env: { publicUrl: string }): string {
  const at = sentAt.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' });
  return `<article><h2>${escaped(subject)}</h2><p class="who">an ${escaped(recipient)}, ${at} Uhr</p><pre>${linked(text, env.publicUrl)}</pre></article>`;
}

/** Links into the shop become paths, so that they work by whichever name the reader came here. */
function linked(text: string, publicUrl: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<>&"]+(?:&amp;[^\s<>&"]+)*/g, (url) => {
    const target = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
    return `<a href="${target}">${url}</a>`;
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');
}
