import { describe, expect, it } from 'vitest';
import { isCsv, isSvg, isXml, textOf } from './text-kind.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

describe('a file of text', () => {
  it.each([
    ['<Invoice/>'],
    ['\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!-- b --><rsm:Invoice></rsm:Invoice>\n'],
    ['<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>'],
  ])('is a document by its root, whatever stands before it: %s', (text) => {
    expect(isXml(text)).toBe(true);
  });

  it.each([
    ['<html><body/></html>'],
    ['<!-- --><HTML/>'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['<!-- never closed <a/>'],
    ['<?xml never closed <a/>'],
    ['<?php echo 1 ?><a/>'],
    ['<svg></svg>'],
    ['a;b'],
    [''],
  ])('is no document: %s', (text) => {
    expect(isXml(text)).toBe(false);
  });

  it('is judged however many comments there are', () => {
    const comments = '<!---->'.repeat(1_000_000);
    expect(isXml(`${comments}x>`)).toBe(false);
    expect(isXml(`${comments}<a/>`)).toBe(true);
    expect(isSvg(`${comments}<svg></svg>`)).toBe(true);
  });

  it('is none with signs that only data has, in whichever encoding', () => {
    expect(textOf(bytes('PK\u0003\u0004'))).toBeUndefined();
    expect(textOf(bytes('<html>', 'utf16le'))).toBeUndefined();
    expect(textOf(bytes('Ger\u00e4t;1', 'latin1'))).toBe('Ger\u00e4t;1');
  });

  it('is a list only by its name, and never a page', () => {
    expect(isCsv('a;b', 'liste.CSV')).toBe(true);
    expect(isCsv('a;b', 'liste.csv.exe')).toBe(false);
    expect(isCsv('\n \n<script>', 'liste.csv')).toBe(false);
  });
});
