import { expect, it } from 'vitest';
import { plainTextOf } from './plain-text-of.ts';

const cases: readonly (readonly [what: string, html: string, text: string])[] = [
  ['a heading apart', 'eins<h1>zwei</h1>drei', 'eins\n\nzwei\n\ndrei'],
  ['cells by lines', 'eins<td>zwei</td>drei', 'eins\nzwei\ndrei'],
  ['a rule apart', 'eins<hr/>zwei', `eins\n\n${'-'.repeat(40)}\n\nzwei`],
  ['tables apart', 'eins<table><tbody><tr>zwei</tr></tbody></table>drei', 'eins\n\nzwei\n\ndrei'],
  ['paragraphs apart', 'eins<p>zwei</p>drei', 'eins\n\nzwei\n\ndrei'],
  ['what lies in one another once', '<div><div>eins</div><div>zwei</div></div>', 'eins\nzwei'],
  ['a break as a line, several as one empty line', '<p>eins<br/>zwei<br/><br/><br/>drei</p>', 'eins\nzwei\n\ndrei'],
  [
    'blanks as one, and what keeps words together as it is',
    '<p> 3\u00a0× <bdi>Dell </bdi> R640\n</p>',
    '3\u00a0× Dell R640',
  ],
  [
    'the signs that HTML writes in words, once',
    '<p>A &amp; B &lt;C&gt; &quot;D&quot; &#x27;E&#x27; &amp;lt;</p>',
    `A & B <C> "D" 'E' &lt;`,
  ],
  [
    'where a link leads',
    '<p><a href="https://a.example/?b=1&amp;c=2">Hier <b>entlang</b></a>.</p>',
    'Hier entlang https://a.example/?b=1&c=2.',
  ],
  ['an address that is its own words once', '<p><a href="mailto:a@b.example">a@b.example</a></p>', 'a@b.example'],
  ['nothing of what bears the mark', '<div data-skip-in-text="true">x<br/><div>y</div>z</div><p>eins</p>', 'eins'],
  ['nothing of comments', '<p>eins<!--[if mso]><i hidden>&#8202;</i><![endif]--></p>', 'eins'],
];

it.each(cases)('tells %s', (_what, html, text) => {
  expect(plainTextOf(`<html><head><style>p > a {}</style></head><body>${html}</body></html>`)).toBe(`${text}\n`);
});
