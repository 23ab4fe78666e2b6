import { expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0';

it.each([
  [`${windows}; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox unter Windows'],
  [`${windows} ${chrome} Safari/537.36`, 'Chrome unter Windows'],
  [`${windows} ${chrome} Safari/537.36 Edg/149.0.0.0`, 'Edge unter Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome unter Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari unter macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/149.0 Safari/604.1', 'Chrome auf einem iPhone'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chrome} Mobile Safari/537.36`, 'Chrome auf einem Android-Telefon'],
  ['curl/8.5.0', 'Unbekanntes Gerät'],
  ['<script>alert(1)</script>', 'Unbekanntes Gerät'],
  [null, 'Unbekanntes Gerät'],
])('a session is named by what the browser says of itself: %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
