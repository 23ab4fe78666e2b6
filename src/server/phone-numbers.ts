import { createRequire } from 'node:module';

type Library = typeof import('libphonenumber-js/max');

const require = createRequire(import.meta.url);
let library: Library | undefined;

/**
 * What the contract asks of telephone numbers, in place of the library itself: the numbering plans of all countries are read with the first
 * number, not by every start. At once, because schemas are.
 */
export const parsePhoneNumberFromString: Library['parsePhoneNumberFromString'] = (...entry: [string]) => {
  library ??= load();
  return library.parsePhoneNumberFromString(...entry);
};

function load(): Library {
  return require('libphonenumber-js/max');
}
