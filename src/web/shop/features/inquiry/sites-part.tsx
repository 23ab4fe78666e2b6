import { useState } from 'react';
import type { BasketState } from '#contract/goods/basket.ts';
import { maxSites, siteKey } from '#domain/offer/parties/site-names.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { EntryLine } from './entry-line.tsx';
import { PlaceItems } from './place-items.tsx';
import { isBySite, type SiteActions, type SiteGoods, siteProblem, sitesOfBasket } from './sites-of-basket.ts';

interface SitesPartProps extends SiteActions {
  readonly state: Pick<BasketState, 'items' | 'draft'>;
}

const ways = [
  { value: 'one', label: 'Alle an einem Ort' },
  {
    value: 'several',
    label: 'An mehreren Standorten',
    hint: 'Jeder Standort bekommt nach dem Verkauf seine eigene Adresse und seinen eigenen Termin.',
  },
] as const;

/** Whether the goods stand at several sites, and which of them where: as the list has it, to be renamed, put together and corrected. */
export function SitesPart({ state, choose, place, split }: SitesPartProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const sites = sitesOfBasket(state.items);
  const several = isBySite(state);
  const known = new Set(sites.map(({ site }) => siteKey(site)));
  const empty = added.filter((name) => !known.has(siteKey(name)));
  const names = [...sites.map(({ site }) => site), ...empty];
  const missing = state.items.some(({ site }) => site === undefined);
  const problem = siteProblem(state);
  const sameAs = (name: string, but?: string) => names.find((one) => one !== but && siteKey(one) === siteKey(name));

  function rename({ site, itemIds }: SiteGoods, name: string) {
    const other = sameAs(name, site);
    place(new Set(itemIds), other ?? name);
    setNews(other === undefined ? `„${site}“ heißt jetzt „${name}“.` : `„${site}“ gehört jetzt zu „${other}“.`);
  }
  function add(name: string) {
    if (sameAs(name) === undefined) setAdded([...empty, name]);
    setNews(sameAs(name) === undefined ? `„${name}“ ist hinzugefügt.` : `„${name}“ gibt es schon.`);
  }
  return (
    <section aria-label="Standorte" className="grid gap-4">
      <RadioGroup
        name="bySite"
        label="Wo stehen die Geräte?"
        hint={hintOf(sites.length)}
        value={several ? 'several' : 'one'}
        options={ways}
        onChange={(way) => choose(way === 'several')}
      />
      <p role="status" className={news === '' ? 'sr-only' : 'text-sm text-muted'}>
        {several && news}
      </p>
      {several && (
        <div className="grid gap-4 border-l border-line pl-5">
          {names.length > 0 && (
            <ul aria-label="Standorte" className="border-t border-line">
              {sites.map((one) => (
                <SiteRow key={one.site} goods={one} onRename={(name) => rename(one, name)} />
              ))}
              {empty.map((name) => (
                <li
                  key={name}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
                >
                  <span className="font-emphasis wrap-anywhere">{name}</span>
                  <span className="text-muted">noch keine Geräte</span>
                </li>
              ))}
            </ul>
          )}
          {names.length < maxSites && (
            <EntryLine
              name="newSite"
              label="Weiterer Standort"
              hint="Zum Beispiel: Niederlassung Leipzig"
              button="Hinzufügen"
              onEnter={add}
            />
          )}
          {problem !== undefined && <p className="text-warn">{problem}</p>}
          {names.length > 0 && (
            <Disclosure title="Geräte den Standorten zuordnen" startsOpen={missing}>
              <PlaceItems items={state.items} names={names} place={place} split={split} />
            </Disclosure>
          )}
        </div>
      )}
    </section>
  );
}

function hintOf(count: number): string | undefined {
  if (count < 2) return undefined;
  const named = `Ihre Angaben nennen ${numberText(count)} Standorte.`;
  return count <= maxSites ? named : `${named} Einzeln übernehmen können wir bis zu ${maxSites}.`;
}

interface SiteRowProps {
  readonly goods: SiteGoods;
  readonly onRename: (name: string) => void;
}

/** One site with its goods; a name that another has puts both together. */
function SiteRow({ goods: { site, units }, onRename }: SiteRowProps) {
  const [renames, setRenames] = useState(false);
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <span className="min-w-0 grow font-emphasis wrap-anywhere">{site}</span>
        <span className="text-muted">
          {numberText(units)} {units === 1 ? 'Gerät' : 'Geräte'}
        </span>
        <Button
          kind="quiet"
          aria-expanded={renames}
          aria-label={`${site} umbenennen`}
          onClick={() => setRenames(!renames)}
        >
          Umbenennen
        </Button>
      </div>
      {renames && (
        <EntryLine
          name={`rename-${siteKey(site)}`}
          label={`Neuer Name für ${site}`}
          hint="Mit dem Namen eines anderen Standorts fassen Sie beide zusammen."
          button="Speichern"
          start={site}
          onEnter={(name) => {
            setRenames(false);
            onRename(name);
          }}
        />
      )}
    </li>
  );
}
