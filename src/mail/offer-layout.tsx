import type { ReactNode } from 'react';
import { AccountHint } from './account-hint.tsx';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import type { OfferFacts } from './offer-mail.ts';
import { Note, TextLink } from './paragraph.tsx';
import { type MailTarget, muteUrl, reference, urlOf } from './wording.ts';

interface OfferLayoutProps {
  facts: Omit<OfferFacts, 'event'>;
  /** First words in the list of mails, beside the subject. */
  preview: string;
  headline: string;
  /** The next step, and where it is done. */
  action: { label: string; to: MailTarget };
  children: ReactNode;
  /** What stands below the button. */
  after?: ReactNode;
}

/** The sheet of every mail about an offer: greeting, text, the next step, and how its reader gets to the offer. */
export function OfferLayout({ facts, preview, headline, action, children, after }: OfferLayoutProps) {
  return (
    <Layout
      preview={preview}
      headline={headline}
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
      <Greeting state={facts.state} />
      {children}
    </Layout>
  );
}
