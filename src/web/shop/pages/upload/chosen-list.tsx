import { pages } from '#contract/site/urls.ts';
import { counted } from '#domain/values/number-text.ts';
import { ListFailed } from '#web/shop/features/asset-list/list-failed.tsx';
import { ListProgress } from '#web/shop/features/asset-list/list-progress.tsx';
import type { ListReading, ListState } from '#web/shop/features/asset-list/list-reading.ts';
import { isOfPhotos } from '#web/shop/features/asset-list/list-source.ts';
import { sourceName } from '#web/shop/features/asset-list/list-words.ts';
import { isAllAnswered, openListQuestions } from '#web/shop/features/asset-list/open-list-questions.ts';
import type { Review } from '#web/shop/features/asset-list/review.ts';
import { reviewCounts, reviewRows } from '#web/shop/features/asset-list/review-rows.ts';
import type { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { OtherWays } from './other-ways.tsx';
import { ReviewedList } from './reviewed-list.tsx';

interface ChosenListProps {
  readonly open: NonNullable<ReturnType<typeof useBasket>>;
  readonly reading: ListReading;
  readonly state: Exclude<ListState, { step: 'none' }>;
}

const crumbs = [{ text: 'Start', href: pages.home }, { text: 'Geräteliste' }];

/** A list after it was chosen: it is being read, could not be, or is looked through. */
export function ChosenList({ open, reading, state }: ChosenListProps) {
  const { source } = state.question;
  const withoutReview = source.kind === 'file' && (
    <PageLink href={pages.upload.listSubmit} button="quiet">
      Weiter ohne Durchsehen
    </PageLink>
  );

  if (state.step === 'read')
    return (
      <>
        <div className="page-width flex flex-wrap items-end justify-between gap-x-8">
          <PageHeader title="So haben wir Ihre Liste gelesen" crumbs={crumbs}>
            {`${sourceName(source)}${sheetCount(state.review)}. ${whatToDo(state.review, isOfPhotos(source))}`}
          </PageHeader>
          <div className="-mx-2 flex flex-wrap gap-x-4">
            {withoutReview}
            <Button kind="quiet" onClick={reading.close}>
              Andere Liste
            </Button>
          </div>
        </div>
        <ReviewedList open={open} reading={reading} state={state} />
      </>
    );

  return (
    <div className="page-width pb-16">
      <PageHeader title={state.step === 'reading' ? 'Ihre Liste wird gelesen' : 'Ihre Liste'} crumbs={crumbs} />
      {state.step === 'reading' ? (
        <ListProgress name={sourceName(source)} done={state.done} onCancel={reading.cancel}>
          {withoutReview}
        </ListProgress>
      ) : (
        <ListFailed
          source={source}
          code={state.code}
          message={state.message}
          onRetry={() => reading.readAgain()}
          onBack={state.canGoBack ? reading.back : undefined}
          onOther={() => {
            if (state.code === 'uploadUnknown') open.basket.resetListUpload();
            reading.close();
          }}
          goOn={(kind) => (
            <PageLink href={pages.upload.listSubmit} button={kind} className="max-sm:w-full">
              Weiter zur Anfrage
            </PageLink>
          )}
        />
      )}
      <OtherWays without={pages.upload.list} />
    </div>
  );
}

function whatToDo(review: Review, ofPhotos: boolean): string {
  const rows = reviewRows(review);
  if (reviewCounts(rows).lines === 0) return 'Darin ist kein Gerät, das in die Anfrage kommt.';
  return isAllAnswered(openListQuestions(review, rows, ofPhotos))
    ? 'Zu prüfen ist nichts.'
    : 'Prüfen Sie nur, was gelb ist.';
}

function sheetCount({ list }: Review): string {
  const { length } = list.sheets;
  return length > 1 ? `, ${counted(length, 'Tabellenblatt', 'Tabellenblätter')}` : '';
}
