import { type ReactNode, useEffect, useRef } from 'react';
import type { BasketItem, BasketState } from '#contract/goods/basket.ts';
import type { InquiryAnswers } from '#contract/sale/inquiry-form.ts';
import { pages } from '#contract/site/urls.ts';
import { numberText } from '#domain/values/number-text.ts';
import { answerWords } from './answer-words.ts';
import { AssumedPart } from './assumed-part.tsx';
import { CheckedGoods, type DrawPictures } from './checked-goods.tsx';
import { CheckedPart } from './checked-part.tsx';
import { isBySite, sitesOfBasket } from './sites-of-basket.ts';

interface InquiryCheckProps {
  readonly answers: InquiryAnswers;
  readonly state: BasketState;
  readonly pictures: DrawPictures;
  readonly keepItem: (item: BasketItem) => void;
  /** Leads back to a question. */
  readonly onChange: (question: keyof InquiryAnswers) => void;
  /** The button that sends. */
  readonly children: ReactNode;
}

/** Everything that will be sent, to be read and corrected once more before it is (LEG-02). */
export function InquiryCheck({ answers, state, pictures, keepItem, onChange, children }: InquiryCheckProps) {
  const { items, itemsListUpload, itemImageUploads } = state;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="grid gap-10">
      <section>
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          Stimmt alles?
        </h2>
        <p className="mt-2">Bitte lesen Sie noch einmal durch, was Sie uns senden. Alles lässt sich noch ändern.</p>
      </section>
      {items.length > 0 && <CheckedGoods items={items} pictures={pictures} />}
      <AssumedPart items={items} keep={keepItem} />
      {(itemsListUpload !== null || itemImageUploads.length > 0) && (
        <section>
          <h2 className="mb-3">Hochgeladen</h2>
          <dl>
            {itemsListUpload !== null && (
              <CheckedPart name="Geräteliste" change={pages.upload.list}>
                {itemsListUpload.name}
              </CheckedPart>
            )}
            {itemImageUploads.length > 0 && (
              <CheckedPart
                name={itemImageUploads.length === 1 ? '1 Foto' : `${itemImageUploads.length} Fotos`}
                change={pages.upload.images}
              >
                {pictures(itemImageUploads)}
              </CheckedPart>
            )}
          </dl>
        </section>
      )}
      <section>
        <h2 className="mb-3">Ihre Angaben</h2>
        <dl>
          {isBySite(state) && (
            <CheckedPart name="Standorte" change={() => onChange('location')}>
              {sitesOfBasket(items)
                .map(({ site, units }) => `${site}: ${numberText(units)}`)
                .join(', ')}
            </CheckedPart>
          )}
          {answerWords(answers).map(({ question, name, text }) => (
            <CheckedPart key={question} name={name} change={() => onChange(question)}>
              {text}
            </CheckedPart>
          ))}
        </dl>
      </section>
      <section>
        <h2 className="mb-3">Absenden</h2>
        <p className="mb-5">
          Die Anfrage kostet nichts und bindet Sie nicht. Den Eingang bestätigen wir sofort per E-Mail. Danach erhalten
          Sie ein Kaufpreisgebot mit allen möglichen Abzügen und entscheiden. Verkauft ist erst, wenn Sie ein Gebot
          annehmen.
        </p>
        {children}
      </section>
    </div>
  );
}
