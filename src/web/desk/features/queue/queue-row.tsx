import { Fragment, memo } from 'react';
import type { QueueRow } from '#contract/desk/desk-queue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import type { DeskSide } from '#domain/sale/desk-tasks.ts';
import type { Day } from '#domain/values/day.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { dueWords, taskWords } from '../../row-words.ts';
import { quietPill } from '../../ui/quiet-pill.ts';
import { assignedWords } from '../../use-assign.ts';

interface RowProps {
  readonly row: QueueRow;
  readonly today: Day;
  /** The cursor stands here. */
  readonly isCurrent: boolean;
  /** The list does not have it any more. */
  readonly isGone: boolean;
  readonly isMarked: boolean;
  /** `toHere`: all from the row that was marked before. */
  readonly onMark: (id: string, toHere: boolean) => void;
}

/** Yellow only where we act. */
const grounds: Readonly<Record<DeskSide, string>> = {
  ours: 'bg-accent font-emphasis text-on-accent',
  theirs: quietPill,
  underway: quietPill,
  over: `${quietPill} text-muted`,
};

const cell =
  'px-1.5 py-2 xl:px-2.5 align-top max-[60rem]:block max-[60rem]:border-0 max-[60rem]:px-0 max-[60rem]:py-0.5';

/** Where the window is narrow what has to be known stands below the row, which has the same columns as every other. */
export const narrowColumns =
  'min-[60rem]:max-xl:grid min-[60rem]:max-xl:grid-cols-[9.75rem_minmax(0,1fr)_minmax(0,1.3fr)_8.25rem_5.75rem_6.25rem]';

/** A sale in the work list; the whole row is its link. Drawn again only when it changes itself: the cursor moves past hundreds. */
export const QueueRowLine = memo(function QueueRowLine({ row, today, isCurrent, isGone, isMarked, onMark }: RowProps) {
  const task = taskWords(row);
  const due = row.due === undefined ? undefined : dueWords(row.due, today);
  return (
    <tr
      className={classNames(
        'relative border-b border-line max-[60rem]:block max-[60rem]:p-3',
        narrowColumns,
        isCurrent ? 'bg-steel shadow-[inset_3px_0_0_var(--ink)]' : isMarked ? 'bg-steel' : 'hover:bg-steel',
        isGone && 'text-muted',
      )}
    >
      <th scope="row" className={classNames(cell, 'text-left font-emphasis whitespace-nowrap')}>
        <label className="relative z-1 -my-2 -ml-1 inline-flex size-8 cursor-pointer items-center justify-center align-middle">
          <input
            type="checkbox"
            checked={isMarked}
            // One row's is on the way by Tab: with those of all, what lies below is a hundred keys away.
            tabIndex={isCurrent ? 0 : -1}
            aria-label={`${row.number} markieren`}
            onChange={() => {}}
            onClick={(event) => {
              onMark(row.id, event.shiftKey);
              // Pressed by a mouse, the keys of the list go on from here.
              if (event.detail > 0) event.currentTarget.closest('th')?.querySelector('a')?.focus();
            }}
          />
        </label>
        <PageLink
          href={deskPages.offer(row.id)}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink"
        >
          {row.number === '' ? 'ohne Nummer' : row.number}
        </PageLink>
      </th>
      <td className={classNames(cell, 'xl:min-w-[8rem] [overflow-wrap:anywhere]')}>
        {/* An address breaks where people read a break. */}
        {row.seller.split('@').map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which have no other name
          <Fragment key={place}>
            {place > 0 && (
              <>
                @<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
        {!row.offeredAsBusiness && ', privat'}
      </td>
      <td className={classNames(cell, 'xl:min-w-[10rem]')}>{row.title}</td>
      <td className={cell}>
        <span
          className={classNames('inline-block rounded-sm px-1.5 text-[0.9em] xl:whitespace-nowrap', grounds[task.side])}
        >
          {task.text}
        </span>
      </td>
      <td className={classNames(cell, 'whitespace-nowrap', due?.isNear && task.side === 'ours' && 'font-emphasis')}>
        {due?.text}
      </td>
      <td className={classNames(cell, 'text-right whitespace-nowrap tabular-nums max-[60rem]:text-left')}>
        {row.value !== undefined && (
          <>
            {row.isEstimate && <span className="text-muted">etwa </span>}
            <span className={row.isEstimate ? undefined : 'font-emphasis'}>{formatMoney(fromEuros(row.value))}</span>
          </>
        )}
      </td>
      <td
        className={classNames(
          cell,
          'xl:min-w-[6rem] min-[60rem]:max-xl:col-span-5 min-[60rem]:max-xl:col-start-2 min-[60rem]:max-xl:flex min-[60rem]:max-xl:flex-wrap min-[60rem]:max-xl:gap-x-4 min-[60rem]:max-xl:pt-0 min-[60rem]:max-xl:empty:hidden',
        )}
      >
        {isGone && <p>nicht mehr in dieser Liste</p>}
        {row.notes.map(({ text, isBlocking, view }) => (
          <p key={text} className={isBlocking ? 'text-warn' : 'text-muted'}>
            {view === undefined ? (
              text
            ) : (
              // Above the link that the whole row is.
              <PageLink href={`${deskPages.offer(row.id)}?ansicht=${view}`} className="text-link relative z-1">
                {text}
              </PageLink>
            )}
          </p>
        ))}
        {row.assigned && <p className="text-muted [overflow-wrap:anywhere]">{assignedWords(row.assigned)}</p>}
        {row.customerIsLooking && (
          <p className="flex items-center gap-1.5 text-ok">
            <span aria-hidden="true" className="size-2 rounded-full bg-ok" />
            sieht gerade zu
          </p>
        )}
      </td>
    </tr>
  );
});
