import { expect, it } from 'vitest';
import { likelyEmail } from './likely-email.ts';

it.each([
  ['kim@gmial.com', 'kim@gmail.com'],
  ['kim@gmail.con', 'kim@gmail.com'],
  ['kim@gmail.co', 'kim@gmail.com'],
  ['kim@gmaill.com', 'kim@gmail.com'],
  ['kim@gmail.de', 'kim@gmail.com'],
  ['kim@t-onlin.de', 'kim@t-online.de'],
  ['kim@tonline.de', 'kim@t-online.de'],
  ['kim@web.ed', 'kim@web.de'],
  ['jörg.weiß@web.de', 'joerg.weiss@web.de'],
  ['jörg@firma-müller.de', 'joerg@firma-müller.de'],
  ['kim@gmx.dee', 'kim@gmx.de'],
  [' Kim.Muster@HOTMIAL.DE ', 'Kim.Muster@hotmail.de'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

it.each([
  '',
  'kim',
  'kim@',
  'kim@gmail.com',
  'Kim@GMX.net',
  'kim@gmx.at',
  'kim@example.org',
  'kim@muster-gmbh.de',
  'kim@web.com',
  'kim@firma@gmial.com',
])('%s is left as it is', (typed) => {
  expect(likelyEmail(typed)).toBeUndefined();
});
