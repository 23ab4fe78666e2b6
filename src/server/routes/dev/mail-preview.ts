import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { devPage, escaped } from './dev-page.ts';

interface Preview {
  subject: string;
  text: string;
  html: string;
}

const views = [
  { title: 'Telefon, hell', width: 390, dark: false },
  { title: 'Telefon, dunkel', width: 390, dark: true },
  { title: 'Rechner, hell', width: 720, dark: false },
  { title: 'Rechner, dunkel', width: 720, dark: true },
];

/** One mail as its readers may see it: both themes, phone and desktop, and the plain text beside. */
export function mailPreview({ subject, text, html }: Preview): string {
  const frames = views.map(({ title, width, dark }) => {
    const shown = inTheme(html, dark).replace('<head>', '<head><base target="_blank">');
    return `<figure style="width:min(100%, ${width}px)"><figcaption>${title}, ${width} px</figcaption><iframe title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" style="width:100%;height:900px;border:1px solid #8888;color-scheme:${dark ? 'dark' : 'light'}" srcdoc="${escaped(shown)}"></iframe></figure>`;
  });
  return devPage(
    `${subject} | ${shopConfig.productName}`,
    `<p><a href="/dev/mail/">Alle E-Mails</a></p><h1>${escaped(subject)}</h1>
<div class="views">${frames.join('')}</div>
<h2>Nur Text</h2><pre>${escaped(text)}</pre>`,
  );
}

/** What a mail program does in its own theme is done here by hand: the reader's own theme must not decide. */
function inTheme(html: string, dark: boolean): string {
  return html.replace('@media (prefers-color-scheme: dark)', dark ? '@media all' : '@media not all');
}
