import { mediaWishWordsOfFirms } from '#domain/catalogue/questions/media-wish.ts';
import { wishedMedia } from '#domain/offer/media/media-wishes.ts';
import type { ProcessingAgreementSnapshot, SubProcessor } from '#domain/offer/papers/document-snapshot.ts';
import { formatEdition } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Letter } from './letter.ts';
import { facts, letterFrame, onOneLine } from './letter-frame.ts';
import { type DocumentSource, documentHeadOf } from './source.ts';

/** The agreement of Art. 28 DSGVO as it was agreed to, with both sides and what the seller instructs; throws where its text is not kept. */
export function processingAgreementSnapshot(source: DocumentSource): ProcessingAgreementSnapshot {
  const { items, declarations } = source.state;
  const agreed = declarations.findLast(({ name }) => name === 'dataProcessing');
  const text = agreed && source.processing.textOf(agreed.textVersion);
  if (!text) throw new Error(`No text of the processing agreement ${agreed?.textVersion}`);
  return {
    kind: 'processingAgreement',
    ...documentHeadOf(source),
    text,
    ...(agreed.at !== undefined && { agreedAt: agreed.at }),
    media: wishedMedia(items).map(({ wish, units }) => ({ text: mediaWishWordsOfFirms(wish).words, units })),
    subProcessors: source.processing.subProcessors,
  };
}

/** Vertrag zur Auftragsverarbeitung (DEL-10): both names, the subject, then the text of its version with measures. */
export function processingAgreement(snapshot: ProcessingAgreementSnapshot): Letter {
  const { seller, provider, text, agreedAt, media, subProcessors } = snapshot;
  const { version, parts } = text;
  return letterFrame(snapshot, [
    {
      type: 'facts',
      facts: facts(
        ['Verantwortlicher', seller && onOneLine(seller)],
        ['Auftragsverarbeiter', onOneLine({ ...provider, name: provider.owner, company: provider.name })],
        ['Fassung', formatEdition(version)],
        ['elektronisch geschlossen', agreedAt && formatInstant(agreedAt)],
      ),
    },
    { type: 'heading', text: 'Weisung zu den Datenträgern dieses Verkaufs' },
    {
      type: 'facts',
      facts: media.map(({ text: name, units }) => ({
        name,
        value: `${numberText(units)} ${units === 1 ? 'Gerät' : 'Geräte'}`,
      })),
    },
    { type: 'heading', text: 'Weitere Auftragsverarbeiter' },
    ...(subProcessors.length === 0
      ? [{ type: 'paragraph', text: 'Keine: Gelöscht und vernichtet wird bei uns.' } as const]
      : subProcessors.map((one) => ({ type: 'paragraph', text: inOneLine(one) }) as const)),
    { type: 'heading', text: 'Der Vertrag' },
    ...parts,
  ]);
}

const inOneLine = ({ name, place, task }: SubProcessor) => `${name}, ${place}: ${task}`;
