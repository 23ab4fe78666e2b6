import type { ReactNode } from 'react';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { knownOfPair } from '#web/ui/form/known-of-pair.ts';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import type { Answers, answersSchemaFor } from './answers.ts';

interface ItemSummaryProps {
  readonly form: ShopForm<Answers>;
  readonly title: string;
  readonly schema: ReturnType<typeof answersSchemaFor>;
  /** The button that takes the item over. */
  readonly children: ReactNode;
}

const read = (schema: ItemSummaryProps['schema'], entries: object) => schema.safeParse(entries).data;
const readOnce = knownOfPair(read);

/** Where nobody types yet, forms that start alike say the same. */
const saidIn = ({ hook, starts }: ShopForm<Answers>, schema: ItemSummaryProps['schema']) =>
  import.meta.env.SSR ? readOnce(schema, starts) : read(schema, hook.watch());

/** What was said so far, in one line; on phones only the button, within thumb reach. */
export function ItemSummary({ form, title, schema, children }: ItemSummaryProps) {
  const { quantity, configuration } = saidIn(form, schema) ?? {};
  const description = configuration === undefined ? '' : describeConfiguration(configuration);
  return (
    <aside className="sticky bottom-(--banner-height,0px) z-5 -mx-[20px] self-start border-t border-ink bg-paper px-[20px] py-3 sm:static sm:mx-0 sm:rounded-sm sm:border sm:border-line sm:bg-sheet sm:p-6 lg:sticky lg:top-24 lg:bottom-auto">
      <div className="max-sm:hidden">
        <p className="text-sm text-muted">Ihr Posten</p>
        <p className="mt-1 text-[1.15rem] font-headline">{quantity === undefined ? title : `${quantity} × ${title}`}</p>
        <p className="mt-1 mb-6 text-muted">{description === '' ? 'Noch ohne Angaben zur Ausstattung' : description}</p>
      </div>
      {children}
    </aside>
  );
}
