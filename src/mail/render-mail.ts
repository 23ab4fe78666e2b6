import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A mail as its file writes it: the subject, and one source for HTML and plain text. */
export interface MailContent {
  subject: string;
  body: ReactElement;
}

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** The one that mail programs know how to show without quirks. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const ownLine = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } };

/** Prepared once: to read the selectors costs several times what a mail does. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['td', 'th'].map((selector) => ({ selector, ...ownLine })),
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Writes a mail as HTML and, from the same source, as plain text. */
export function renderMail({ subject, body }: MailContent): RenderedMail {
  const html = renderToStaticMarkup(body);
  const text = toPlainText(html)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { subject, html: doctype + html, text: `${text}\n` };
}
