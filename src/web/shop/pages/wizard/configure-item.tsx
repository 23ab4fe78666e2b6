import { useNavigate } from '@tanstack/react-router';
import { pages } from '#contract/urls.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useBasket, useOpenBasket } from '#web/shop/features/basket/use-basket.ts';
import type { Answered } from '#web/shop/features/wizard/answers.ts';
import { ItemForm } from '#web/shop/features/wizard/item-form.tsx';

interface ConfigureItemProps {
  readonly page: WizardPage;
  readonly itemId: string | undefined;
}

/** The form of an item, and its way into the basket. */
export function ConfigureItem({ page, itemId }: ConfigureItemProps) {
  const navigate = useNavigate();
  const open = useBasket();
  const openBasket = useOpenBasket();
  // an item that is being changed fills the form, so the form waits for the basket
  if (itemId !== undefined && open === undefined) return null;
  const item = open?.state.items.find(({ id }) => id === itemId);

  async function put({ quantity, configuration }: Answered) {
    const { entryId, freetext, title, slug } = page;
    // Somebody may be faster than the basket: what they put in must not get lost.
    const basket = await openBasket();
    basket.put({
      id: item?.id ?? `item-${randomUuid()}`,
      ...(entryId && { entryId }),
      ...(freetext && { freetext }),
      title,
      slug,
      quantity,
      configuration,
    });
    await navigate({ to: pages.basket.show });
  }

  return (
    <div className="mt-8">
      <ItemForm page={page} item={item} onDone={put} />
    </div>
  );
}
