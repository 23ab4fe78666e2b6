import { addressIn } from '#domain/values/copied-address.ts';
import type { Mask } from './mask.ts';
import { reading } from './mask-processors.ts';

/** An e-mail address: of what programs copy only the address is taken. */
export const emailMask: Mask = {
  options: reading({ mask: /^[^\s@]{0,64}(?:@[^\s@]{0,255})?$/ }, addressIn),
  inputMode: 'email',
  placeholder: 'name@example.org',
};
