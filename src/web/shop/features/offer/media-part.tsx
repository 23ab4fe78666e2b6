import { pages } from '#contract/site/urls.ts';
import { mediaWishWords, mediaWishWordsOfFirms } from '#domain/catalogue/questions/media-wish.ts';
import { endPhases } from '#domain/offer/phase.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { OwnAgreement } from './own-agreement.tsx';
import type { PanelProps } from './panel-props.ts';

const devicesText = (units: number) => `${numberText(units)} ${units === 1 ? 'Gerät' : 'Geräte'}`;

/** What happens to the data on the goods, by number of devices. */
export function MediaPart({ view, actions }: Pick<PanelProps, 'view' | 'actions'>) {
  const { media, offeredAsBusiness, documents, phase, receipt } = view;
  const agreement = documents.findLast(({ kind }) => kind === 'processingAgreement');
  const wordsOf = offeredAsBusiness ? mediaWishWordsOfFirms : mediaWishWords;
  // Of a sale that ended before its goods came nothing is erased.
  if (media.length === 0 || (endPhases.includes(phase) && receipt === undefined)) return null;
  return (
    <section aria-label="Datenträger" className="rounded-sm border border-line bg-sheet p-5 sm:p-7">
      <h2 className="mb-3 text-[1.15rem]">Datenträger</h2>
      <Facts facts={media.map(({ wish, units }) => ({ name: wordsOf(wish).words, value: devicesText(units) }))} />
      {offeredAsBusiness && (
        <p className="border-t border-line pt-1">
          {agreement?.url === undefined ? (
            <PageLink href={pages.dataProcessing} className="text-link inline-flex min-h-11 items-center">
              Vertrag zur Auftragsverarbeitung
            </PageLink>
          ) : (
            <a
              href={agreement.url}
              target="_blank"
              rel="noopener"
              className="text-link inline-flex min-h-11 items-center"
            >
              Auftragsverarbeitung, PDF
            </a>
          )}
        </p>
      )}
      {offeredAsBusiness && <OwnAgreement view={view} actions={actions} />}
    </section>
  );
}
