import { describe, expect, it } from 'vitest';
import { isSvg, isXml, listEnding, textInFile } from './text-kind.ts';

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

  it('is none with characters that only data has, in whichever encoding', () => {
    expect(textInFile(bytes('PK\u0003\u0004'))).toBeUndefined();
    expect(textInFile(bytes('<html>', 'utf16le'))).toBeUndefined();
  });

  it.each([
    ['UTF-8', bytes('Ger\u00e4t;1')],
    ['UTF-8 with its mark', bytes('\uFEFFGer\u00e4t;1')],
    ['UTF-16 as Excel writes it', bytes('\uFEFFGer\u00e4t;1', 'utf16le')],
    ['UTF-16 the other way round', bytes('\uFEFFGer\u00e4t;1', 'utf16le').swap16()],
    ['Windows-1252', bytes('Ger\u00e4t;1', 'latin1')],
  ])('is read in %s', (_, content) => {
    expect(textInFile(content)).toBe('Ger\u00e4t;1');
  });

  it('is text in MacRoman and with carriage returns alone, whatever its letters are read as', () => {
    expect(textInFile(Buffer.from('Ger\x8at;1\rB\x9fro;2', 'latin1'))).toMatch(/^Ger.t;1\rB.ro;2$/);
  });

  it('is a list only by its name, and never a page', () => {
    expect(listEnding('a;b', 'liste.CSV')).toBe('csv');
    expect(listEnding('a\tb', 'liste.tsv')).toBe('tsv');
    expect(listEnding('3 Server', 'liste.txt')).toBe('txt');
    expect(listEnding('a;b', 'liste.csv.exe')).toBeUndefined();
    expect(listEnding('\n \n<script>', 'liste.csv')).toBeUndefined();
    expect(listEnding(' \r ', 'liste.csv')).toBeUndefined();
  });
});
