import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { BasketItem } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { numberText } from '#domain/values/number-text.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { basketItems, isPastedKey, listKeyOf } from '#web/shop/features/asset-list/basket-items.ts';
import type { ListReading, ListState } from '#web/shop/features/asset-list/list-reading.ts';
import { ListReview } from '#web/shop/features/asset-list/list-review.tsx';
import type { ReviewRow } from '#web/shop/features/asset-list/review-rows.ts';
import type { OtherList } from '#web/shop/features/asset-list/sheet-notes.tsx';
import type { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { EstimateSentence } from '#web/shop/features/estimate/estimate-sentence.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ModelSearch } from './model-search.tsx';
import { OtherWays } from './other-ways.tsx';

interface ReviewedListProps {
  readonly open: NonNullable<ReturnType<typeof useBasket>>;
  readonly reading: ListReading;
  readonly state: Extract<ListState, { step: 'read' }>;
}

/** The looking through of a list, with the basket it goes into and the catalogue its models are found in. */
export function ReviewedList({ open, reading, state }: ReviewedListProps) {
  const { question, review } = state;
  const navigate = useNavigate();
  const fromList = listKeyOf(question.source);
  const file = open.state.itemsListUpload;
  const others = open.state.items.filter((item) => item.fromList !== fromList).length;

  const put = useCallback(
    async (rows: readonly ReviewRow[]) => {
      const items = basketItems(rows, fromList, randomUuid, question.source);
      const all = items.length + others;
      if (all > draftLimits.items) return tooMany(all, review.merged);
      open.basket.putAll(items, (item) => item.fromList === fromList);
      await navigate({ to: pages.basket.show });
      return undefined;
    },
    [fromList, navigate, open.basket, others, question.source, review.merged],
  );

  return (
    <ListReview
      question={question}
      review={review}
      onReview={reading.review}
      onReadAgain={reading.readAgain}
      onPut={put}
      replaced={open.state.items.length - others}
      estimate={(rows) => <ListEstimate rows={rows} fromList={fromList} />}
      attached={file === null ? undefined : { name: file.name, isThis: question.source.kind === 'file' }}
      others={otherLists(open.state.items, fromList)}
      search={(text, onChoose, onClose) => <ModelSearch query={text} onChoose={onChoose} onClose={onClose} />}
      goOn={
        question.source.kind === 'file' && (
          <PageLink href={pages.upload.listSubmit} button="primary" className="max-sm:w-full">
            Weiter zur Anfrage
          </PageLink>
        )
      }
      noDevices={
        <div className="mt-6 mb-6">
          <Notice title="In dieser Liste haben wir kein Gerät gefunden">
            {instructionFor(review.list.rows.length > 0, question.source.kind === 'file')}
          </Notice>
        </div>
      }
      otherWays={<OtherWays without={pages.upload.list} />}
    />
  );
}

/** Read again only with other rows: a list may have ten thousand of them. */
function ListEstimate({ rows, fromList }: { readonly rows: readonly ReviewRow[]; readonly fromList: string }) {
  const goods = useMemo(() => basketItems(rows, fromList, () => ''), [rows, fromList]);
  return <EstimateSentence goods={goods} />;
}

function instructionFor(hasRows: boolean, isFile: boolean): string {
  const before = hasRows ? 'Nehmen Sie unten Zeilen auf, ordnen Sie die Spalten zu, oder gehen' : 'Gehen';
  if (isFile) return `${before} Sie weiter: Die Datei liegt Ihrer Anfrage bei, und wir lesen sie von Hand.`;
  return hasRows
    ? 'Nehmen Sie unten Zeilen auf, ordnen Sie die Spalten zu, oder fügen Sie andere Zellen ein.'
    : 'Fügen Sie andere Zellen ein, oder wählen Sie einen anderen Weg.';
}

/** Of which other lists items lie in the basket, and how many. */
function otherLists(items: readonly BasketItem[], fromList: string): OtherList[] {
  const counts = new Map<string, number>();
  for (const item of items)
    if (item.fromList !== undefined && item.fromList !== fromList)
      counts.set(item.fromList, (counts.get(item.fromList) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ name: isPastedKey(key) ? undefined : key, items: count }));
}

function tooMany(count: number, merged: boolean): string {
  const way = merged
    ? 'Lassen Sie Zeilen aus, oder gehen Sie weiter ohne Durchsehen: Dann lesen wir die Datei.'
    : 'Fassen Sie gleiche Zeilen zusammen, lassen Sie Zeilen aus, oder gehen Sie weiter ohne Durchsehen.';
  return `In eine Anfrage passen ${numberText(draftLimits.items)} Positionen, das wären ${numberText(count)}. ${way}`;
}
