import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BasketItem } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { distinctNumbers } from '#domain/values/device-number.ts';
import { dropNumber, useCarriedNumber } from '#web/lib/carried-number.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useBasket, useOpenBasket } from '#web/shop/features/basket/use-basket.ts';
import { EstimateNote } from '#web/shop/features/estimate/estimate-note.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';
import { ItemForm, type ItemFormProps, type PhotosField } from '#web/shop/features/wizard/item-form.tsx';
import type { PriceOf } from '#web/shop/features/wizard/item-summary.tsx';
import { ItemPhotos } from './item-photos.tsx';

interface ConfigureItemProps {
  readonly page: WizardPage;
  readonly itemId: string | undefined;
  /** What was typed beside the model's name when it was searched. */
  readonly said?: string | undefined;
}

/** The form of an item, and its way into the basket. Only an item that is being changed waits for the basket and follows it. */
export function ConfigureItem({ page, itemId, said }: ConfigureItemProps) {
  return (
    <div className="mt-8">
      {itemId === undefined ? (
        <PutItem page={page} item={undefined} said={said} />
      ) : (
        <ChangeItem page={page} itemId={itemId} />
      )}
    </div>
  );
}

function ChangeItem({ page, itemId }: { readonly page: WizardPage; readonly itemId: string }) {
  const open = useBasket();
  return open && <PutItem page={page} item={open.state.items.find(({ id }) => id === itemId)} />;
}

/** Whoever wanted everything at once wants it for the next device too, and after a reload: as long as the tab is open. */
const allWantedKey = 'selfservice-alle-angaben';

function useWantsAll() {
  const [wantsAll, setWantsAll] = useState(false);
  useEffect(() => {
    try {
      if (sessionStorage.getItem(allWantedKey) !== null) setWantsAll(true);
    } catch {
      // Without storage it is asked for again.
    }
  }, []);
  function wantAll() {
    setWantsAll(true);
    try {
      sessionStorage.setItem(allWantedKey, 'ja');
    } catch {
      // It is wanted here all the same.
    }
  }
  return { wantsAll, wantAll };
}

/** Devices that people sell who are no firm: what stands in racks is described in full by everybody. */
const isForBrief = ({ entryId, shape, questions }: WizardPage) =>
  entryId !== undefined &&
  shape !== undefined &&
  shape !== 'rack' &&
  questions.some(({ question }) => question === 'grade');

interface PutItemProps extends Pick<ConfigureItemProps, 'page' | 'said'> {
  readonly item: BasketItem | undefined;
}

function PutItem({ page, item, said }: PutItemProps) {
  const navigate = useNavigate();
  const openBasket = useOpenBasket();
  const number = useCarriedNumber();
  const { user } = useSessionState();
  const { wantsAll, wantAll } = useWantsAll();
  const isBrief = item === undefined && user?.business !== true && !wantsAll && isForBrief(page);
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const uploading = useRef(false);
  const labelsOpen = useRef(false);

  async function put(
    { quantity, configuration, images, assumed }: Parameters<ItemFormProps['onDone']>[0],
    isPut: () => void,
  ) {
    const { entryId, freetext, title, slug } = page;
    const before = item?.serialNumbers ?? (number === undefined || item !== undefined ? [] : [number]);
    const serialNumbers = distinctNumbers([...before, ...numbers]);
    if (uploading.current)
      throw new ProblemError(
        0,
        'stillUploading',
        'Ihre Fotos werden noch hochgeladen. Einen Moment, dann noch einmal.',
      );
    if (labelsOpen.current)
      throw new ProblemError(
        0,
        'labelsNotTaken',
        'Das gelesene Etikett ist noch nicht übernommen. Bitte übernehmen Sie es, oder brechen Sie das Lesen ab.',
      );
    if (quantity < serialNumbers.length) throw fewerThanSerialNumbers(serialNumbers.length);
    // Somebody may be faster than the basket: what they put in must not get lost.
    const basket = await openBasket();
    const id = item?.id ?? `item-${randomUuid()}`;
    basket.put({
      id,
      ...(entryId && { entryId }),
      ...(freetext && { freetext }),
      title,
      slug,
      quantity,
      configuration,
      ...(assumed.length > 0 && { assumed: [...assumed] }),
      ...(images.length > 0 && { images }),
      ...(serialNumbers.length > 0 && { serialNumbers }),
      ...(item?.inventoryNumbers !== undefined && { inventoryNumbers: item.inventoryNumbers }),
      ...(item?.site !== undefined && { site: item.site }),
      ...(item?.fromList !== undefined && { fromList: item.fromList }),
    });
    isPut();
    setNumbers([]);
    if (item === undefined) dropNumber();
    // Whoever goes back from the basket finds the device as it stands there.
    const href = `${window.location.pathname}?posten=${encodeURIComponent(id)}`;
    if (item === undefined) await navigate({ href, replace: true, resetScroll: false });
    await navigate({ to: pages.basket.show });
  }

  const hearBusy = useCallback((busy: boolean) => {
    uploading.current = busy;
  }, []);
  const hearLabels = useCallback((areOpen: boolean) => {
    labelsOpen.current = areOpen;
  }, []);
  const photos: PhotosField = (images, onChange) => (
    <ItemPhotos
      title={page.title}
      numbers={numbers}
      onNumbers={setNumbers}
      images={images}
      onChange={onChange}
      onBusy={hearBusy}
      onLabels={hearLabels}
    />
  );
  const price: PriceOf = (said) => <EstimateNote goods={said && [{ ...page, ...said }]} basis="mit diesen Angaben" />;
  return (
    <ItemForm
      key={String(isBrief)}
      page={page}
      item={item}
      said={said}
      onDone={put}
      photos={photos}
      price={price}
      onWantAll={isBrief ? wantAll : undefined}
    />
  );
}

/** Said at the field: no serial number gets lost unseen. */
function fewerThanSerialNumbers(count: number): ProblemError {
  const text = `Zu dieser Position gehören ${count} Seriennummern. Entfernen Sie zuerst einige davon im Verkaufskorb.`;
  return new ProblemError(0, 'tooManySerialNumbers', text, { quantity: text });
}
