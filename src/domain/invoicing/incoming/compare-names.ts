import { withoutAccents, writtenOut } from '#domain/values/spelling.ts';

const forms =
  /(?<=^| )(?:gmbh|ag|kg|ohg|ug|gbr|e ?k|e ?kfm|e ?kfr|mbh|haftungsbeschraenkt|einzelunternehmen|inhaber|inh|co)(?= |$)/g;

/** A name as it is compared, in any script: without case, accents, signs and legal form. */
function compared(name: string): string {
  return withoutAccents(writtenOut(name))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(forms, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a name is one of these, or holds one of them whole: 'Muster Ankauf e. K., Inh. Max Mustermann'. */
export function isNameOf(name: string, known: readonly string[]): boolean {
  const said = ` ${compared(name)} `;
  return known.some((one) => {
    const wanted = compared(one);
    return wanted !== '' && said.includes(` ${wanted} `);
  });
}

/** A post code as it is compared: 'D-04109' and a 4109 that lost its nought in a table are 04109. */
export function comparedZip(zip: string): string {
  return zip.replace(/\D+/g, '').replace(/^0+/, '');
}

/** A number for taxes as it is compared: without blanks and signs. */
export function comparedTaxId(taxId: string): string {
  return taxId.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
