import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

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

const headings = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));

/** Writes a mail as HTML and, from the same source, as plain text. */
export async function renderMail({ subject, body }: MailContent): Promise<RenderedMail> {
  const html = await render(body);
  const text = toPlainText(html, { selectors: headings })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { subject, html, text: `${text}\n` };
}
