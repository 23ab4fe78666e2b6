import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type QueueFilter, queueFilterSchema } from '#contract/desk/desk-queue.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { useStore } from '#web/lib/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KeyHint } from '../../actions/key-hint.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { queueAddress, queueQuery } from '../../queue-address.ts';
import { groupNames } from '../../rail-entries.ts';

/** So long after the last letter is searched, in milliseconds. */
const pause = 250;

/** Where a search begins; whoever wants less chooses it then. */
const everywhere = queueFilterSchema.parse({ tab: 'all' });

/** Ranges that a buyer sorts by, in euros. */
const ranges: readonly { readonly name: string; readonly from?: number; readonly to?: number }[] = [
  { name: 'alle' },
  { name: 'bis 500 €', to: 500 },
  { name: '500 bis 5.000 €', from: 500, to: 5_000 },
  { name: 'ab 5.000 €', from: 5_000 },
];

/** What narrows the list: each choice is another address. */
export function QueueFilters({ filter }: { readonly filter: QueueFilter }) {
  const router = useRouter();
  const { roles = [], groups = [] } = useStore(useDesk().session.member) ?? {};
  const go = (changed: Partial<QueueFilter>) =>
    void router.navigate({ href: queueAddress({ ...filter, ...changed }), replace: true });
  const range = ranges.findIndex(({ from, to }) => from === filter.from && to === filter.to);
  const shown = range === -1 ? [...ranges, { name: 'eigene Grenzen' }] : ranges;
  return (
    <>
      <SearchField filter={filter} />
      <Choice
        label="Stufe"
        value={filter.group ?? ''}
        options={[['', 'alle'], ...groups.map((group) => [group, groupNames[group]] as const)]}
        onChange={(value) => go({ group: groups.find((group) => group === value), task: undefined })}
      />
      {mayAtDesk(roles, 'seeValues') && (
        <Choice
          label="Wert"
          value={String(range === -1 ? ranges.length : range)}
          options={shown.map(({ name }, place) => [String(place), name] as const)}
          onChange={(value) => go({ from: ranges[Number(value)]?.from, to: ranges[Number(value)]?.to })}
        />
      )}
      <Choice
        label="Zuständig"
        value={filter.assigned ?? ''}
        options={[
          ['', 'alle'],
          ['me', 'ich'],
          ['meOrNobody', 'meine und freie'],
        ]}
        onChange={(value) => go({ assigned: queueFilterSchema.shape.assigned.safeParse(value).data })}
      />
    </>
  );
}

/** Looks through everything as one types, from whatever part of the list, and leads back there; an address is written once it pauses. */
function SearchField({ filter }: { readonly filter: QueueFilter }) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(filter.search ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = queueQuery(filter);
  const place = useRef(here);
  const from = useRef<QueueFilter>(undefined);
  useActions({ search: () => field.current?.select() });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (here === place.current) return;
    // Whoever goes elsewhere has another search, or none.
    clearTimeout(timer.current);
    place.current = here;
    setTyped(filter.search ?? '');
  }, [here, filter.search]);

  function find(search: string, at: number) {
    clearTimeout(timer.current);
    const sought = search.trim() || undefined;
    if (sought !== undefined && filter.search === undefined) from.current = filter;
    const next = sought === undefined ? (from.current ?? filter) : filter.search === undefined ? everywhere : filter;
    timer.current = setTimeout(() => {
      const found = { ...next, search: sought };
      place.current = queueQuery(found);
      void router.navigate({ href: queueAddress(found), replace: true });
    }, at);
  }

  return (
    <form
      className="relative min-w-[15rem] flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        find(typed, 0);
        const list = document.querySelector<HTMLElement>('[data-keys="list"]');
        (list?.querySelector<HTMLElement>('tbody a') ?? list)?.focus();
      }}
    >
      <Icon
        name="search"
        size={17}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={100}
        aria-label="In allen Verkäufen suchen"
        placeholder="Nummer, Kunde, Gerät"
        onChange={({ target: { value } }) => {
          setTyped(value);
          find(value, pause);
        }}
        className="h-full min-h-(--control) w-full rounded-sm border-[1.5px] border-ink bg-sheet pr-10 pl-9 placeholder:text-muted"
      />
      <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted">
        <KeyHint of="/" />
      </span>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

/** The platform's own list of choices, with its name in front of it. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-(--control) items-center gap-1 rounded-sm border border-line bg-sheet pl-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      {label}:
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 bg-sheet pr-2 outline-none"
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
