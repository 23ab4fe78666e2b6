import { type FormEvent, useEffect, useState } from 'react';
import { maxSearchLength } from '#contract/goods/max-search-length.ts';
import { type OfferCounts, type OfferFilter, offerFilters, offerSteps } from '#contract/sale/offer-list.ts';
import { stepNames } from '#contract/sale/offer-words.ts';
import { numberText } from '#domain/values/number-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { type CockpitChoice, listAddress } from './list-address.ts';

interface ListToolsProps {
  readonly choice: CockpitChoice;
  readonly counts: OfferCounts;
  /** `typing`: the next letter will follow, so that back need not lead through every letter. */
  readonly onChoose: (choice: CockpitChoice, typing: boolean) => void;
}

const showNames: Record<OfferFilter, string> = {
  yourTurn: 'Sie sind am Zug',
  running: 'Laufend',
  finished: 'Ausgezahlt',
  ended: 'Beendet',
};
const steps = offerSteps.map((value) => ({ value, label: stepNames[value] }));
const pauseAfterTyping = 250;

/** Search and choice of what the list shows; all of it stands in the address. */
export function ListTools({ choice, counts, onChoose }: ListToolsProps) {
  const [typed, setTyped] = useState(choice.search);
  // Back and forward change the address without a letter being typed.
  useEffect(() => setTyped((shown) => (shown.trim() === choice.search ? shown : choice.search)), [choice.search]);

  useEffect(() => {
    if (typed.trim() === choice.search) return undefined;
    const timer = setTimeout(() => onChoose({ ...choice, search: typed.trim(), page: 1 }, true), pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [typed, choice, onChoose]);

  function search(event: FormEvent) {
    event.preventDefault();
    onChoose({ ...choice, search: typed.trim(), page: 1 }, false);
  }

  return (
    <search aria-label="Verkäufe" className="mt-7 block print:hidden">
      <form onSubmit={search} className="grid gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          name="suche"
          type="search"
          label="Nummer, Bezeichnung oder Gerät suchen"
          value={typed}
          maxLength={maxSearchLength}
          onChange={setTyped}
        />
        <Select
          name="stufe"
          label="Stufe"
          emptyText="Alle Stufen"
          value={choice.stage}
          options={steps}
          onChange={(stage) => onChoose({ ...choice, stage: stage || undefined, page: 1 }, false)}
        />
      </form>
      <ul aria-label="Auswahl" className="mt-4 flex flex-wrap gap-x-1 gap-y-1 border-b border-line">
        <Choice text="Alle" count={counts.all} to={{ ...choice, show: undefined, page: 1 }} chosen={!choice.show} />
        {offerFilters.map((show) => (
          <Choice
            key={show}
            text={showNames[show]}
            count={counts[show]}
            to={{ ...choice, show, page: 1 }}
            chosen={choice.show === show}
          />
        ))}
      </ul>
    </search>
  );
}

interface ChoiceProps {
  readonly text: string;
  readonly count: number;
  readonly to: CockpitChoice;
  readonly chosen: boolean;
}

function Choice({ text, count, to, chosen }: ChoiceProps) {
  return (
    <li>
      <PageLink
        href={listAddress(to)}
        {...(chosen && { 'aria-current': 'page' })}
        className={classNames(
          '-mb-px flex min-h-11 items-center gap-1.5 border-b-3 px-2.5 hover:bg-steel',
          chosen ? 'border-ink font-emphasis' : 'border-transparent text-muted',
        )}
      >
        {text} <span className="tabular-nums">{numberText(count)}</span>
      </PageLink>
    </li>
  );
}
