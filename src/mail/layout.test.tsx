import { describe, expect, it } from 'vitest';
import { Layout } from './layout.tsx';
import { renderMail } from './render-mail.ts';

const content = {
  subject: 'Betreff',
  body: (
    <Layout
      preview="Vorschau"
      headline="Überschrift"
      action={{ label: 'Ansehen', url: 'https://shop.example/cockpit/' }}
    >
      <p>Ein Satz.</p>
    </Layout>
  ),
};

describe('the sheet of every mail', () => {
  it('says the same as HTML and as plain text, with the button as a readable link', () => {
    const { html, text } = renderMail(content);
    for (const said of ['Überschrift', 'Ein Satz.', 'https://shop.example/cockpit/']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('is written in German and keeps the preview out of the plain text', () => {
    const { html, text } = renderMail(content);
    expect(html).toContain('lang="de"');
    expect(html).toContain('Vorschau');
    expect(text).not.toContain('Vorschau');
  });

  it('names who we are and our stand on dispute resolution, without a link to the closed platform (LEG-40)', () => {
    const { text } = renderMail(content);
    expect(text).toContain('Verbraucherschlichtungsstelle');
    expect(text).not.toMatch(/ec\.europa\.eu/);
  });
});
