import { deskPages } from '#contract/desk/desk-urls.ts';
import type { Visit } from '#contract/desk/desk-week.ts';
import { wishFacts } from '#contract/goods/wish-facts.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { methodNames, visitKey, visitName } from './week-words.ts';

interface VisitCardProps {
  readonly visit: Visit;
  /** It is being given an appointment. */
  readonly isChosen: boolean;
  /** Absent where nothing can be changed about it. */
  readonly onChoose?: (() => void) | undefined;
}

/** Goods of one place: when, whose, where, and the way to give them a day, which a drag onto a day is as well. */
export function VisitCard({ visit, isChosen, onChoose }: VisitCardProps) {
  const { appointment, address, title, number, offerId, method, state, overlaps } = visit;
  const wishes = wishFacts(visit)
    .map(({ value }) => value)
    .join(', ');
  return (
    <li
      draggable={onChoose !== undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', visitKey(visit))}
      className={classNames(
        'rounded-sm border-[1.5px] bg-sheet p-3 text-sm wrap-anywhere',
        isChosen ? 'border-ink' : 'border-line',
        state === 'gone' && 'text-muted',
      )}
    >
      {appointment && (
        <p className="font-emphasis tabular-nums">
          {state === 'missed' && <span className="text-warn">{formatDay(appointment.date)} verstrichen, </span>}
          {`${appointment.timeFrom} bis ${appointment.timeTo}`}
        </p>
      )}
      <p>
        <PageLink href={`${deskPages.offer(offerId)}?ansicht=uebergabe`}>{number}</PageLink>
        <span className="text-muted">{` ${methodNames[method]}`}</span>
      </p>
      <p className="mt-1 font-emphasis">{visitName(visit)}</p>
      {address && <p>{address.slice(-2).join(', ')}</p>}
      <p className="text-muted">{title}</p>
      {wishes !== '' && !appointment && <p className="mt-1">{`Wunsch: ${wishes}`}</p>}
      {overlaps && <p className="mt-1 text-warn">Zur selben Zeit steht noch ein Termin.</p>}
      {state === 'gone' && <p className="mt-1">Ware ist unterwegs oder da.</p>}
      {onChoose && (
        <Button
          kind="secondary"
          className="mt-2 px-3 py-1"
          aria-expanded={isChosen}
          aria-label={`${appointment ? 'Termin ändern' : 'Termin geben'}: ${visitName(visit)}, ${number}`}
          onClick={onChoose}
        >
          {appointment ? 'Ändern' : 'Termin geben'}
        </Button>
      )}
    </li>
  );
}
