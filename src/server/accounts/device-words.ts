/** Browsers by the mark they leave; those that pass themselves off as others come first. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, words: string])[] = [
  [/\biPhone\b/, 'auf einem iPhone'],
  [/\biPad\b/, 'auf einem iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'auf einem Android-Telefon'],
  [/\bAndroid\b/, 'auf einem Android-Gerät'],
  [/\bWindows\b/, 'unter Windows'],
  [/\bCrOS\b/, 'unter ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'unter macOS'],
  [/\bLinux\b/, 'unter Linux'],
];

const first = (list: typeof browsers, userAgent: string) => list.find(([mark]) => mark.test(userAgent))?.[1];

/** Names a device in plain words by what its browser says of itself; nothing is guessed about where it is. */
export function deviceWords(userAgent: string | null): string {
  const browser = first(browsers, userAgent ?? '');
  const system = first(systems, userAgent ?? '');
  if (browser === undefined && system === undefined) return 'Unbekanntes Gerät';
  return [browser ?? 'Ein Programm', system].filter(Boolean).join(' ');
}
