import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ThemeChoice } from '#web/ui/theme-choice.tsx';
import {
  companyEntries,
  type Entry,
  helpEntries,
  legalEntries,
  sellEntries,
  signedInEntries,
  signedOutEntries,
} from './navigation.ts';

export interface FooterProps {
  readonly signedIn: boolean;
  readonly onLogout: () => void;
  /** Absent while there is nothing to consent to. */
  readonly onCookieSettings: (() => void) | undefined;
}

const linkStyle = 'text-link inline-flex min-h-11 items-center text-left';

export function Footer({ signedIn, onLogout, onCookieSettings }: FooterProps) {
  const { productName, version, company } = shopConfig;
  return (
    <footer className="mt-24 border-t border-line print:hidden">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 py-12 md:grid-cols-3 lg:grid-cols-5">
        <FooterGroup title="Verkaufen" entries={sellEntries} />
        <FooterGroup title="Kundenportal" entries={signedIn ? signedInEntries : signedOutEntries}>
          {signedIn && <FooterButton text="Abmelden" onPress={onLogout} />}
        </FooterGroup>
        <FooterGroup title="Hilfe" entries={helpEntries} />
        <FooterGroup title="Unternehmen" entries={companyEntries} />
        <FooterGroup title="Rechtliches" entries={legalEntries}>
          {onCookieSettings !== undefined && <FooterButton text="Cookie-Einstellungen" onPress={onCookieSettings} />}
        </FooterGroup>
      </div>
      <div className="page-width pb-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 border-t border-line pt-6">
          <ThemeChoice />
          <p className="text-sm text-muted">
            © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {company.name} · {productName} {version}
          </p>
        </div>
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
            <PageLink href={entry.href} className={linkStyle}>
              {entry.text}
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function FooterButton({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <li>
      <button type="button" onClick={onPress} className={linkStyle}>
        {text}
      </button>
    </li>
  );
}
