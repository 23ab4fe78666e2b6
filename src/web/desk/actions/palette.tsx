import { keepPreviousData } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { deskSearchSchema, shortestSearch } from '#contract/desk/desk-search.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { maxSearchLength } from '#contract/goods/max-search-length.ts';
import { useStore } from '#web/lib/store.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { useRead } from '../use-read.ts';
import { deskActions } from './action-table.ts';
import { KeyHint } from './key-hint.tsx';
import { paletteField } from './palette-field.tsx';

/** Somewhere the palette leads to. */
export interface PalettePlace {
  readonly name: string;
  readonly href: string;
}

interface PaletteProps {
  /** What was typed while this was on its way. */
  readonly typedEarly: string;
  readonly places: readonly PalettePlace[];
  /** Called with what was chosen, to be done once the palette has closed. */
  readonly onChoose: (act: () => void) => void;
  readonly go: (href: string) => void;
  /** Looks for what was typed in all sales. */
  readonly find: (typed: string) => void;
}

const row =
  'flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 aria-selected:bg-steel aria-selected:font-emphasis';

/** Everything that can be done or gone to, found by typing a part of its name. */
export function Palette({ typedEarly, places, onChoose, go, find }: PaletteProps) {
  const { actions } = useDesk();
  const [typed, setTyped] = useState(typedEarly);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.setSelectionRange(maxSearchLength, maxSearchLength), []);
  const { found, error, refetch } = useFound(typed.trim());
  const offered = useStore(actions.ids).filter((id) => deskActions[id].onlyKey !== true);
  return (
    <Command label="Befehle" loop>
      <Command.Input value={typed} onValueChange={setTyped} {...paletteField} ref={field} />
      <ReadRefusal error={error} read={refetch} />
      <Command.List className="mt-3 max-h-[50dvh] overflow-y-auto [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted">
        <Command.Group heading="Hier zu tun">
          {offered.map((id) => {
            const { name, keys } = deskActions[id];
            return (
              <Command.Item key={id} value={name} className={row} onSelect={() => onChoose(() => actions.run(id))}>
                {name}
                {keys && (
                  <span aria-hidden="true" className="text-muted">
                    <KeyHint of={keys[0]} />
                  </span>
                )}
              </Command.Item>
            );
          })}
        </Command.Group>
        <Command.Group heading="Hingehen">
          {places.map(({ name, href }) => (
            <Command.Item
              key={href}
              value={`Gehe zu ${name}`}
              className={row}
              onSelect={() => onChoose(() => go(href))}
            >
              {name}
            </Command.Item>
          ))}
        </Command.Group>
        {found.map(({ heading, hits }) => (
          <Command.Group key={heading} heading={heading} forceMount>
            {hits.map(({ href, name, hint }) => (
              <Command.Item
                key={href}
                forceMount
                value={`${heading} ${href}`}
                className={row}
                onSelect={() => onChoose(() => go(href))}
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="shrink-0 text-muted">{hint}</span>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {typed.trim() !== '' && (
          <Command.Group heading="Suchen" forceMount>
            <Command.Item
              forceMount
              value={`In allen Verkäufen suchen: ${typed}`}
              className={row}
              onSelect={() => onChoose(() => find(typed.trim()))}
            >
              {`In allen Verkäufen suchen: ${typed.trim()}`}
            </Command.Item>
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

interface Hit {
  readonly href: string;
  readonly name: string;
  readonly hint: string;
}

/** What the house knows by what was typed: sales, customers, devices, models. */
function useFound(query: string) {
  const asked = query.slice(0, maxSearchLength);
  const isAsked = asked.length >= shortestSearch;
  const { data, error, refetch } = useRead(`${deskApi.search}?${new URLSearchParams({ q: asked })}`, deskSearchSchema, {
    queryKey: [deskApi.search, asked],
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { found: isAsked && data ? partsOf(data) : [], error: isAsked ? error : null, refetch };
}

function partsOf(
  data: z.infer<typeof deskSearchSchema>,
): readonly { readonly heading: string; readonly hits: readonly Hit[] }[] {
  const parts = [
    {
      heading: 'Verkäufe',
      hits: data.sales.map(({ id, number, seller, title }) => ({
        href: deskPages.offer(id),
        name: `${number} ${seller}`,
        hint: title,
      })),
    },
    {
      heading: 'Kunden',
      hits: data.customers.map(({ offerId, name, email }) => ({
        href: deskPages.customer(offerId),
        name,
        hint: email === name ? '' : email,
      })),
    },
    {
      heading: 'Geräte',
      hits: data.units.map(({ plate, title, serial = '' }) => ({
        href: deskPages.unit(plate),
        name: `${title} ${serial}`,
        hint: plate,
      })),
    },
    {
      heading: 'Katalog',
      hits: data.models.map(({ id, title }) => ({ href: deskPages.catalogueEntry(id), name: title, hint: '' })),
    },
  ];
  return parts.filter(({ hits }) => hits.length > 0);
}
