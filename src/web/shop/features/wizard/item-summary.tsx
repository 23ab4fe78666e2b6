import type { ReactNode } from 'react';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { knownOfPair } from '#web/ui/form/known-of-pair.ts';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { Answered, answersSchemaFor, WizardAnswers } from './answers.ts';

/** Draws what the item is worth by experience, with these answers; undefined as long as there are none. */
export type PriceOf = (said: Answered | undefined) => ReactNode;

interface ItemSummaryProps {
  readonly form: ShopForm<WizardAnswers>;
  readonly title: string;
  readonly schema: ReturnType<typeof answersSchemaFor>;
  /** Answers that were there from the beginning count too: it is being changed. */
  readonly isChanged: boolean;
  readonly price: PriceOf;
  /** The button that takes the item over. */
  readonly children: ReactNode;
}

const read = (schema: ItemSummaryProps['schema'], entries: object) => schema.safeParse(entries).data;
const readOnce = knownOfPair(read);

/** Where nobody types yet, forms that start alike say the same. */
const saidIn = ({ hook, starts }: ShopForm<WizardAnswers>, schema: ItemSummaryProps['schema']) =>
  import.meta.env.SSR ? readOnce(schema, starts) : read(schema, hook.watch());

/** What was said so far, in one line; on phones only price and button, within thumb reach. */
export function ItemSummary({ form, title, schema, isChanged, price, children }: ItemSummaryProps) {
  const said = saidIn(form, schema);
  const { quantity, configuration } = said ?? {};
  const isSaid = isChanged || JSON.stringify(said) !== JSON.stringify(readOnce(schema, form.starts));
  const description = configuration === undefined ? '' : describeConfiguration(configuration);
  return (
    <aside
      data-price-bar
      className="sticky bottom-(--banner-height,0px) z-5 -mx-[20px] self-start border-t border-ink bg-paper px-[20px] py-3 max-[18.75rem]:static sm:static sm:mx-0 sm:rounded-sm sm:border sm:border-line sm:bg-sheet sm:p-6 lg:sticky lg:top-24 lg:bottom-auto"
    >
      <div className="max-sm:hidden">
        <p className="text-sm text-muted">Ihre Angaben</p>
        <p className="mt-1 text-[1.15rem] font-headline">{quantity === undefined ? title : `${quantity} × ${title}`}</p>
        <p className="mt-1 mb-6 text-muted">{description === '' ? 'Noch ohne Angaben zur Ausstattung' : description}</p>
      </div>
      {price(isSaid ? said : undefined)}
      {children}
    </aside>
  );
}
