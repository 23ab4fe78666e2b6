import { type RefObject, useEffect, useRef, useState } from 'react';
import { actionDoneTexts } from '#contract/sale/offer-actions.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { overtakenText } from './own-step-words.ts';
import type { PanelProps } from './panel-props.ts';
import type { PhaseScreen } from './phases/phase-screen.ts';

interface OwnStep {
  readonly panel: RefObject<HTMLElement | null>;
  readonly watched: PanelProps['actions'];
  /** What came of the customer's last step: thanks, or that it came too late; empty once something else has happened. */
  readonly outcome: string;
}

type Place = PhaseScreen['Panel'];

interface LastStep {
  readonly thanks: string;
  readonly problem: unknown;
  /** The panel in which it was taken. */
  readonly place: Place | undefined;
}

const nothing: LastStep = { thanks: '', problem: undefined, place: undefined };

/**
 * After the customer's own step the panel that follows takes the focus, so that keyboard and screen reader go on there. What the
 * other side does moves nobody; only who stood in what is no longer there finds the focus on the panel, not lost.
 */
export function useOwnStep(place: Place, { view, actions }: PanelProps): OwnStep {
  const panel = useRef<HTMLElement>(null);
  const former = useRef(place);
  const hadFocus = useHadFocus(panel);
  const [last, setLast] = useState(nothing);

  useEffect(() => {
    if (former.current === place) return;
    former.current = place;
    if (hadFocus.current && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [place, hadFocus]);

  // Below the thanks, which stand above the panel by now. The offer was read again before the step ended.
  useEffect(() => {
    if (last === nothing || last.place === former.current) return;
    show(panel.current);
  }, [last]);

  return {
    panel,
    outcome: outcomeOf(last, place, view),
    watched: {
      sendMessage: actions.sendMessage,
      handInAgreement: actions.handInAgreement,
      checkInvoice: actions.checkInvoice,
      answerMissing: actions.answerMissing,
      confirmAccount: actions.confirmAccount,
      giveAccount: actions.giveAccount,
      askSignOff: actions.askSignOff,
      giveSignOff: actions.giveSignOff,
      withdrawSignOff: actions.withdrawSignOff,
      upload: actions.upload,
      noticeSignOut: actions.noticeSignOut,
      // The phase stays, and the form goes: the focus would go with it.
      async correctInvoice(corrected) {
        setLast(nothing);
        await actions.correctInvoice(corrected);
        setLast({ thanks: actionDoneTexts.issueInvoice, problem: undefined, place });
        show(panel.current);
      },
      async act(action, body) {
        setLast(nothing);
        try {
          await actions.act(action, body);
          setLast({ thanks: actionDoneTexts[action], problem: undefined, place });
          // The findings above its button go, and leave the page somewhere below.
          if (action === 'issueInvoice') show(panel.current);
        } catch (problem) {
          setLast({ thanks: '', problem, place });
          throw problem;
        }
      },
    },
  };
}

function show(panel: HTMLElement | null) {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}

/** A refusal stands where the step was taken; only when that place is gone it is said here. */
function outcomeOf({ thanks, problem, place: then }: LastStep, place: Place, view: OfferView): string {
  return problem !== undefined && then !== place ? overtakenText(problem, view) : thanks;
}

/** Whether the focus was last seen inside: an element that goes away takes it along without a word. */
function useHadFocus(place: RefObject<HTMLElement | null>): RefObject<boolean> {
  const hadFocus = useRef(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [place]);
  return hadFocus;
}
