import type { ComponentType } from 'react';
import type { ShownStatus } from '#contract/sale/offer-status.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import type { PanelProps } from '../panel-props.ts';

/** Whose turn it is, in one line; yellow only when the customer acts. */
export interface TurnLine {
  readonly who: ShownStatus['turn'];
  readonly text: string;
}

/** What an offer's screen shows and says in a phase. */
export interface PhaseScreen {
  /** Phases with the same panel are one place to the customer: what is open in it stays open. */
  readonly Panel: ComponentType<PanelProps>;
  /** The line above everything: whose turn, and until when. */
  readonly turn: (view: OfferView) => TurnLine;
  /** What the customer has to do, in a sentence; also that there is nothing to do. */
  readonly toDo: (view: OfferView) => string;
  /** What happens next. */
  readonly next: (view: OfferView) => string;
  /** The panel tells the outcome alone; what it was about stands below it. */
  readonly goodsBelow?: true;
}

export const you = (text: string): TurnLine => ({ who: 'you', text });
export const we = (text = 'Wir sind am Zug'): TurnLine => ({ who: 'we', text });
export const nobody = (text = 'Beendet'): TurnLine => ({ who: 'nobody', text });

/** Ours with the day until which we have promised it, as long as that lies ahead. */
export function withPromisedDay(turn: TurnLine, { promised }: Pick<OfferView, 'promised'>): TurnLine {
  const isOpen = turn.text === we().text && promised !== undefined && promised.by >= dayOf(new Date().toISOString());
  return isOpen ? we(turn.text + until(promised.by)) : turn;
}

/** ' bis Freitag, 4. Dezember 2026', after a comma unless said otherwise; empty where no day is known. */
export function until(day: string | undefined, comma = ','): string {
  return day === undefined ? '' : `${comma} bis ${formatDayInFull(day)}`;
}
