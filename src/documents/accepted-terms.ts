import { formatEdition } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import type { Letter } from './letter.ts';
import { facts, onOneLine, unnumberedFrame } from './letter-frame.ts';
import { type DocumentSource, type UnnumberedSource, unnumberedHead } from './source.ts';

type Asked = Omit<UnnumberedSource, 'issuedAt'> & Pick<DocumentSource, 'termsOf'>;

/**
 * The terms that a seller agreed to, whole, with both names (LEG-02): the contract has them too, but is concluded before the name is
 * asked. The same each time. Undefined where nothing was agreed to here, while the name is not known, or where nobody kept the text.
 */
export function acceptedTerms({ termsOf, ...source }: Asked): Letter | undefined {
  const { agreement, declarations, addresses, offeredAsBusiness } = source.state;
  const agreed = declarations.findLast(({ name }) => name === 'terms');
  const terms = agreed && termsOf(agreed.textVersion, agreed.at ?? source.state.agreement?.at);
  if (!agreement || !addresses || !terms) return undefined;
  const issuedAt = agreed.at ?? agreement.at;
  const { provider } = source;
  return unnumberedFrame(
    unnumberedHead({ ...source, issuedAt }),
    `${terms.title}, Fassung vom ${formatEdition(terms.version)}`,
    [
      {
        type: 'facts',
        facts: facts(
          ['Verkäufer', onOneLine(addresses.contractAddress)],
          ['Der Verkäufer handelt', offeredAsBusiness ? 'für ein Unternehmen' : 'als Privatperson'],
          ['Käufer', onOneLine({ ...provider, name: provider.owner, company: provider.name })],
          ['Fassung', formatEdition(terms.version)],
          ['angenommen', formatInstant(issuedAt)],
        ),
      },
      ...terms.parts,
    ],
  );
}
