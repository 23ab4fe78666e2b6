import type { ReactNode } from 'react';
import { AccountHint } from './account-hint.tsx';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import type { SaleMailFacts } from './offer-mail.ts';
import { Note, Paragraph, TextLink } from './paragraph.tsx';
import { type MailTarget, muteUrl, reference, urlOf } from './wording.ts';

interface OfferLayoutProps {
  facts: SaleMailFacts;
  /** First words in the list of mails, beside the subject. */
  preview: string;
  headline: string;
  /** The next step, and where it is done. */
  action: { label: string; to: MailTarget };
  children: ReactNode;
  /** What stands below the button. */
  after?: ReactNode;
}

/** The owner's own words, a paragraph for each that a blank line parts. */
function OwnWords({ text = '' }: { readonly text?: string | undefined }) {
  const paragraphs = text.split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return paragraphs.map((one) => <Paragraph key={one}>{one.trim()}</Paragraph>);
}

/** The sheet of every mail about an offer: greeting, text, the next step, and how its reader gets to the offer. */
export function OfferLayout({ facts, preview, headline, action, children, after }: OfferLayoutProps) {
  const { words } = facts;
  return (
    <Layout
      preview={preview}
      headline={words?.headline || headline}
      action={{ label: action.label, url: urlOf(facts, action.to) }}
      after={
        <>
          {after}
          {action.to === 'newInquiry' && (
            <Note>
              <TextLink href={urlOf(facts, 'state')}>Verlauf der {reference(facts.state)}</TextLink>
            </Note>
          )}
          <AccountHint facts={facts} linked={action.to === 'state' || action.to === 'newInquiry'} />
          {facts.isReminder && (
            <Note>
              Sie möchten zu {reference(facts.state)} nicht erinnert werden?{' '}
              <TextLink href={muteUrl(facts)}>Erinnerungen abbestellen</TextLink>
            </Note>
          )}
        </>
      }
    >
      {/* Above the greeting, which the mail's first sentence goes on from. */}
      <OwnWords text={words?.opening} />
      <Greeting state={facts.state} />
      {children}
      <OwnWords text={words?.closing} />
    </Layout>
  );
}
