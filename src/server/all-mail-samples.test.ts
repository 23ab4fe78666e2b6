import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderMail } from '#mail/render-mail.ts';
import { allMailSamples } from './all-mail-samples.ts';

const sources = join(import.meta.dirname, '..');
const mailSamples = await allMailSamples();

/** Nouns and names begin large anywhere, and so does who is addressed; these do at the beginning of a sentence alone. */
const sentenceStart =
  /^(?:Der|Die|Das|Den|Dem|Eine?|Auf|Zu|Zum|Zur|Wir|Es|Bis|Wie|Was|Nach|Vielen|Bitte|In|Im|Am|An|Für|Über|Jemand|Hier|Ein)$/;

describe('the samples', () => {
  it('show every file that writes a mail', () => {
    const files = globSync('{mail,server/side-mails}/*.tsx', { cwd: sources }).filter((file) =>
      /\bsubject:|\bsubject,/.test(readFileSync(join(sources, file), 'utf8')),
    );
    const mails = files.filter((file) => !file.includes('.test.')).map((file) => basename(file, '.tsx'));
    expect(mails.length).toBeGreaterThan(20);
    expect(mails.filter((mail) => !mailSamples.some(({ name }) => name.startsWith(mail)))).toEqual([]);
  });

  it('have names that differ', () => {
    expect(new Set(mailSamples.map(({ name }) => name)).size).toBe(mailSamples.length);
  });

  it.each(mailSamples.map(({ name, content }) => [name, content] as const))('%s can be read', (_name, content) => {
    const { subject, html, text } = renderMail(content());
    expect(subject).not.toBe('');
    expect(html).toContain('lang="de"');
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(text).not.toContain('..');
  });

  it.each(mailSamples.map(({ name, content }) => [name, content] as const))(
    '%s has no word too long for a line on a phone',
    (_name, content) => {
      const { html } = renderMail(content());
      const words = html.replace(/<head[\s\S]*?<\/head>|<[^>]*>/g, ' ').split(/[\s\u00ad-]+/);
      expect(words.filter((word) => word.length > 32)).toEqual([]);
    },
  );

  it.each(mailSamples.map(({ name, content }) => [name, content] as const))(
    '%s goes on in small letters behind the comma of its greeting',
    (_name, content) => {
      const [, next = ''] = /^Guten Tag[^,]*,\s+(\S+)/m.exec(renderMail(content()).text) ?? [];
      expect(next).not.toMatch(sentenceStart);
    },
  );
});
