import { z } from 'zod';
import { numberAsTyped } from '#contract/fields.ts';
import { otherCountries } from '#domain/values/country.ts';
import { hasPostcodes, isPostcode, isPostcodeAbroad } from '#domain/values/postcode.ts';

/** Of an address in whatever country: a German postcode is known for what it is, another one by its letters alone. */
export const placeFields = {
  zip: numberAsTyped.max(12).default(''),
  country: z.enum(otherCountries).exactOptional(),
};

interface PlaceSaid {
  readonly zip?: string;
  readonly country?: z.infer<typeof placeFields.country>;
}

/** What the postcode of an address in whatever country has to be. */
export const postcodeRules = [
  {
    at: ['zip'],
    fault: { rule: 'required' },
    holds: ({ zip, country }: PlaceSaid) => Boolean(zip) || !hasPostcodes(country),
  },
  {
    at: ['zip'],
    fault: { rule: 'postcode' },
    holds: ({ zip, country }: PlaceSaid) => !zip || (country === undefined ? isPostcode(zip) : isPostcodeAbroad(zip)),
  },
] as const;
