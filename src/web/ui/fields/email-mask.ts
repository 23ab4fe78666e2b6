import type { Mask } from './mask.ts';
import { reading } from './mask-processors.ts';

/** An e-mail address: of 'Kim Muster <kim@example.org>', as programs copy it, only the address is taken. */
export const emailMask: Mask = {
  options: reading({ mask: /^[^\s@]{0,64}(?:@[^\s@]{0,255})?$/ }, (text) =>
    text.replace(/^.*<([^<>]+)>.*$/, '$1').replace(/^\s*mailto:/i, ''),
  ),
  inputMode: 'email',
  placeholder: 'name@example.org',
};
