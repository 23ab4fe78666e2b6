import { expect, it } from 'vitest';
import { everySchema, validatorFrom } from './schema-faults.ts';

const ubl = 'ubl-2.1/maindoc/UBL-Invoice-2.1.xsd';
const cii = 'cii-d16b/CrossIndustryInvoice_100pD16B.xsd';
const ofCii = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'];

// Without those of UBL the library reads the schema as if nothing were missing.
it.each<[string, string]>([
  [ubl, 'ubl-2.1/common/UBL-CommonSignatureComponents-2.1.xsd'],
  [ubl, 'ubl-2.1/common/UBL-XAdESv141-2.1.xsd'],
  ...ofCii.map((name) => [cii, `cii-d16b/CrossIndustryInvoice_${name}_100pD16B.xsd`] satisfies [string, string]),
])('%s is not read without %s: it would judge less, and in silence', (schema, missing) => {
  const { [missing]: left, ...others } = everySchema();
  expect(left).toBeDefined();
  expect(() => validatorFrom(others, schema)).toThrow(missing);
});
