import { shopConfig } from '#shop.config.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { type Entry, helpEntries, sellEntries, signedInEntries, signedOutEntries } from './navigation.ts';
import { ThemeChoice } from './theme-choice.tsx';

interface FooterProps {
  readonly signedIn: boolean;
  readonly onLogout: () => void;
}

export function Footer({ signedIn, onLogout }: FooterProps) {
  const { productName, version, company } = shopConfig;
  return (
    <footer className="mt-24 border-t border-line">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[1fr_1fr_1fr_auto]">
        <FooterGroup title="Verkaufen" entries={sellEntries} />
        <FooterGroup title="Kundenportal" entries={signedIn ? signedInEntries : signedOutEntries}>
          {signedIn && (
            <li>
              <button type="button" onClick={onLogout} className="text-link min-h-11 py-2">
                Abmelden
              </button>
            </li>
          )}
        </FooterGroup>
        <FooterGroup title="Hilfe" entries={helpEntries} />
        <div className="max-sm:col-span-2">
          <ThemeChoice />
        </div>
      </div>
      <div className="page-width pb-10 text-sm text-muted">
        <p className="border-t border-line pt-6">
          © {new Date().getFullYear()} {company.name} · {productName} {version}
        </p>
      </div>
    </footer>
  );
}

interface FooterGroupProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly children?: React.ReactNode;
}

function FooterGroup({ title, entries, children }: FooterGroupProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2">
        {entries.map((entry) => (
          <li key={entry.href}>
            <PageLink href={entry.href} className="text-link inline-block min-h-11 py-2">
              {entry.text}
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
