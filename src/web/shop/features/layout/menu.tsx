import type { ReactNode } from 'react';
import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { BasketBadge } from './basket-badge.tsx';
import {
  companyEntries,
  type Entry,
  helpEntries,
  sellEntries,
  signedInEntries,
  signedOutEntries,
} from './navigation.ts';

interface MenuProps {
  readonly open: boolean;
  readonly basketCount: number;
  /** E-mail address of the signed-in person. */
  readonly email: string | undefined;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

export function Menu({ open, basketCount, email, onClose, onLogout }: MenuProps) {
  const entries = [...sellEntries, ...(email === undefined ? signedOutEntries : signedInEntries)];
  return (
    <SidePanel open={open} onClose={onClose} label="Menü">
      <nav aria-label="Menü" className="flex flex-col gap-8">
        <ul className="sm:hidden">
          <MenuItem entry={{ text: 'Verkaufskorb', href: pages.basket.show }} onClose={onClose}>
            <BasketBadge count={basketCount} />
          </MenuItem>
        </ul>
        <div>
          <h2 className="text-[1.25rem]">
            <PageLink
              href={pages.wizard.start}
              onClick={onClose}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              Kundenportal
            </PageLink>
          </h2>
          {email !== undefined && <p className="mt-1 text-muted">{email}</p>}
          <ul className="mt-3 border-t border-ink">
            {entries.map((entry) => (
              <MenuItem key={entry.href} entry={entry} onClose={onClose} />
            ))}
            {email !== undefined && (
              <li className="border-b border-line">
                <button type="button" onClick={onLogout} className="block w-full py-3 text-left hover:underline">
                  Abmelden
                </button>
              </li>
            )}
          </ul>
        </div>
        <MenuGroup title="Hilfe" entries={helpEntries} onClose={onClose} />
        <MenuGroup title="Unternehmen" entries={companyEntries} onClose={onClose} />
      </nav>
    </SidePanel>
  );
}

interface MenuGroupProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

function MenuGroup({ title, entries, onClose }: MenuGroupProps) {
  return (
    <div>
      <h2 className="text-[1.25rem]">{title}</h2>
      <ul className="mt-3 border-t border-ink">
        {entries.map((entry) => (
          <MenuItem key={entry.href} entry={entry} onClose={onClose} />
        ))}
      </ul>
    </div>
  );
}

interface MenuItemProps {
  readonly entry: Entry;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

function MenuItem({ entry, onClose, children }: MenuItemProps) {
  return (
    <li className="border-b border-line">
      <PageLink
        href={entry.href}
        onClick={onClose}
        className="flex min-h-[50px] items-center gap-3 py-3 hover:underline hover:underline-offset-4"
      >
        {entry.text}
        {children}
      </PageLink>
    </li>
  );
}
