/** The numbering plans of all countries. */
export { parsePhoneNumberFromString } from 'libphonenumber-js/max';
