import { describe, expect, it } from 'vitest';
import { childrenOf, elementAt, textAt } from '#domain/xml/xml-element.ts';
import { readXml, type XmlBounds } from './read-xml.ts';

const read = (text: string, bounds?: Partial<XmlBounds>) => readXml(Buffer.from(text), bounds);

function rootOf(content: string | Uint8Array) {
  const answer = readXml(typeof content === 'string' ? Buffer.from(content) : content);
  if ('unread' in answer) throw new Error(answer.unread);
  return answer.root;
}

describe('an XML document', () => {
  it('is a tree of names without their prefixes, whoever wrote it', () => {
    const root = rootOf(`<?xml version="1.0"?>
      <a:Invoice xmlns:a="urn:invoice" xmlns="urn:other" lang="de"><a:ID scheme="x" a:of="y"> R-1 </a:ID>
        <Line>1</Line><!-- not a line --><Line><![CDATA[<2> & 3]]></Line><Empty/></a:Invoice>`);
    expect(root).toMatchObject({ name: 'Invoice', namespace: 'urn:invoice', attributes: { lang: 'de' } });
    expect(elementAt(root, 'ID')?.attributes).toEqual({ scheme: 'x' });
    expect(elementAt(root, 'ID')).toMatchObject({ namespace: 'urn:invoice', attributes: { scheme: 'x' } });
    expect(childrenOf(root, 'Line').map(({ text, namespace }) => [text, namespace])).toEqual([
      ['1', 'urn:other'],
      ['<2> & 3', 'urn:other'],
    ]);
    expect([textAt(root, 'ID'), textAt(root, 'Empty'), textAt(root, 'ID', 'None')]).toEqual([
      'R-1',
      undefined,
      undefined,
    ]);
  });

  it('knows the five entities of XML and characters by number', () => {
    expect(rootOf('<a>&lt;&gt;&amp;&quot;&apos;&#228;&#x20AC;</a>').text).toBe('<>&"\'ä€');
  });

  it.each([
    ['UTF-8', Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>Öl €</a>')],
    ['UTF-8 with a mark', Buffer.from('\ufeff<a>Öl €</a>')],
    ['UTF-16 with a mark', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>Öl €</a>', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeff<a>Öl €</a>', 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from('<?xml version="1.0" encoding="utf-16le"?><a>Öl €</a>', 'utf16le')],
    ['Latin 1', Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>Öl \x80</a>', 'latin1')],
  ])('is read in %s', (_, content) => {
    expect(rootOf(content).text).toBe('Öl €');
  });
});

describe('an XML document that means harm or is none', () => {
  it.each([
    ['declares entities', '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>', 'hasEntities'],
    ['asks for a file', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'hasEntities'],
    ['uses an entity nobody declared', '<a>&file;</a>', 'damaged'],
    ['ends too soon', '<a><b></b>', 'damaged'],
    ['has two roots', '<a/><b/>', 'damaged'],
    ['uses a prefix nobody declared', '<x:a/>', 'damaged'],
    ['names an attribute twice', '<a b="1" b="2"/>', 'damaged'],
    ['holds a character that is none', '<a>&#0;</a>', 'damaged'],
    ['holds a character of version 1.1', '<?xml version="1.1"?><a>&#1;</a>', 'damaged'],
    ['is empty', '', 'damaged'],
    ['has 100,000 levels', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, 'tooDeep'],
    ['has very many elements', `<a>${'<b/>'.repeat(300_001)}</a>`, 'tooLarge'],
    [
      'has very many attributes',
      `<a ${Array.from({ length: 300_001 }, (_, at) => `b${at}=""`).join(' ')}/>`,
      'tooLarge',
    ],
    ['is called by an encoding nobody uses', '<?xml version="1.0" encoding="utf-7"?><a/>', 'wrongEncoding'],
    ['says UTF-16 and is not', '<?xml version="1.0" encoding="utf-16"?><a/>', 'wrongEncoding'],
  ])('is not read when it %s', (_, text, reason) => {
    expect(read(text)).toEqual({ unread: reason });
  });

  it.each([
    ['are not in UTF-8', Buffer.from('<a>\xd6l</a>', 'latin1')],
    ['contradict their mark', Buffer.from('\ufeff<?xml version="1.0" encoding="iso-8859-1"?><a/>')],
    ['end within a character', Buffer.from('\ufeff<a/>', 'utf16le').subarray(0, -1)],
  ])('is not read when its bytes %s', (_, content) => {
    expect(readXml(content)).toEqual({ unread: 'wrongEncoding' });
  });

  it('of more bytes than the bounds is not even looked into', () => {
    expect(read(`<a>${'x'.repeat(2_000)}</a>`, { bytes: 1_000 })).toEqual({ unread: 'tooLarge' });
    expect(read('<a><b/><b/></a>', { nodes: 2 })).toEqual({ unread: 'tooLarge' });
    expect(read('<a><b/></a>', { levels: 1 })).toEqual({ unread: 'tooDeep' });
  });
});
