import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { startingConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { DeviceLine } from '#domain/device-line/device-line.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { basketItems } from '#web/shop/features/asset-list/basket-items.ts';
import { CandidateButtons } from '#web/shop/features/asset-list/candidate-buttons.tsx';
import { readListAtServer } from '#web/shop/features/asset-list/read-list.ts';
import { decideMany, type Review, startReview } from '#web/shop/features/asset-list/review.ts';
import { reviewRows } from '#web/shop/features/asset-list/review-rows.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Refusal } from '#web/ui/refusal.tsx';

interface ReadDeviceProps {
  readonly device: DeviceLine;
  /** The same as a list of one row. */
  readonly table: string;
}

/** One device out of its line, held against the catalogue: it goes into the Verkaufskorb with its serial number. */
export function ReadDevice({ device, table }: ReadDeviceProps) {
  const [review, setReview] = useState<Review>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    const reading = new AbortController();
    readListAtServer({ text: table }, { signal: reading.signal, onProgress: () => {} }).then(
      (list) => setReview(startReview(list)),
      (error: unknown) => reading.signal.aborted || setRefusal(messageOf(error)),
    );
    return () => reading.abort();
  }, [table]);
  if (refusal !== undefined) return <Refusal text={refusal} />;
  if (review === undefined) return <p role="status">Wird im Katalog gesucht …</p>;
  return <FoundDevice review={review} onReview={setReview} device={device} />;
}

interface FoundDeviceProps {
  readonly review: Review;
  readonly onReview: (review: Review) => void;
  readonly device: DeviceLine;
}

function FoundDevice({ review, onReview, device: { serial } }: FoundDeviceProps) {
  const navigate = useNavigate();
  const open = useBasket();
  const rows = reviewRows(review);
  // Of a list that has no name: what stands in the line is in the item already.
  const [item] = basketItems(rows, '', randomUuid);
  const [row] = rows;
  if (open === undefined || row === undefined) return null;
  if (item === undefined)
    return (
      <Notice kind="warn" title="Die Zeile nennt kein Gerät, das wir ankaufen. Beschreiben Sie es bitte selbst." />
    );
  const isThere =
    serial !== undefined && open.state.items.some(({ serialNumbers = [] }) => serialNumbers.includes(serial));
  const said = describeConfiguration({ ...startingConfiguration, ...row.configuration });

  function put() {
    if (item === undefined || open === undefined) return;
    const { fromList: _, ...own } = item;
    open.basket.put(own);
  }

  return (
    <Notice title={item.title} takesFocus>
      <dl className="grid gap-1 wrap-anywhere">
        {said !== '' && <Fact name="Ausstattung" text={said} />}
        <Fact name="Seriennummer" text={serial ?? 'steht nicht in der Zeile'} />
      </dl>
      {row.confidence === 'ambiguous' && (
        <div className="mt-4">
          <p className="mb-2">Welches Modell ist es? Ohne Auswahl bleibt es bei den Worten der Zeile.</p>
          <CandidateButtons
            candidates={row.candidates}
            text={row.name ?? row.text}
            onChoose={(entry) => onReview(decideMany(review, row.ids, { kind: 'entry', entry }, ''))}
          />
        </div>
      )}
      {isThere ? (
        <p className="mt-4 font-emphasis">Dieses Gerät liegt schon im Verkaufskorb.</p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            kind="primary"
            className="max-sm:w-full"
            onClick={() => {
              put();
              void navigate({ to: pages.basket.show });
            }}
          >
            In den Verkaufskorb
          </Button>
          <Button
            className="max-sm:w-full"
            onClick={() => {
              put();
              const page =
                item.freetext === undefined
                  ? pages.wizard.item(item.slug)
                  : pages.wizard.freetext(item.slug, item.freetext);
              void navigate({ to: page, search: { posten: item.id } });
            }}
          >
            Hineinlegen und Angaben ergänzen
          </Button>
        </div>
      )}
    </Notice>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="inline text-muted">{name}: </dt>
      <dd className="inline">{text}</dd>
    </div>
  );
}
