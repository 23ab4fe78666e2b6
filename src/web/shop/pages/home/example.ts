/** The bid of the example, in cents; marked as an example wherever it is shown. */
export const example = {
  quantity: 3,
  title: 'Dell PowerEdge R640',
  configuration: '2 × Gold 6130, 256 GB, 8 × 1,2 TB SAS',
  perUnit: 64_000,
  deductions: [
    { text: 'ohne Einbauschienen', cents: 1_500 },
    { text: 'zweites Netzteil fehlt', cents: 2_500 },
    { text: 'Gehäuse verbeult', cents: 3_000 },
  ],
} as const;

const worst = example.deductions.reduce((sum, { cents }) => sum + cents, 0);

export const exampleTotal = example.quantity * example.perUnit;
export const exampleMinimum = example.quantity * (example.perUnit - worst);
