import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainTextOf } from './plain-text-of.ts';

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

/** Writes a mail as HTML and, from the same source, as plain text. */
export function renderMail({ subject, body }: MailContent): RenderedMail {
  const html = renderToStaticMarkup(body);
  return { subject, html: doctype + html, text: plainTextOf(html) };
}
