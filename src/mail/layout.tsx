import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { company, shopConfig } from '#contract/settings/shop-in-force.ts';
import { colors, fontFamily, noteStyle, themeRules } from './style.ts';

interface LayoutProps {
  /** First words in the list of mails, beside the subject. */
  preview: string;
  headline: string;
  children: ReactNode;
  /** The next step, straight to the place where it is done. */
  action?: { label: string; url: string };
  /** What stands below the button. */
  after?: ReactNode;
}

/** The sheet every mail is written on: product, headline, text, one button, and who we are. */
export function Layout({ preview, headline, children, action, after }: LayoutProps) {
  return (
    <Html lang="de">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{themeRules}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="m-paper" style={{ margin: 0, padding: '24px 0', backgroundColor: colors.paper, fontFamily }}>
        <Container style={{ maxWidth: '600px', margin: '0 auto', padding: '0 12px' }}>
          <Text className="m-ink" style={{ margin: '0 0 12px', fontSize: '17px', fontWeight: 680, color: colors.ink }}>
            {shopConfig.productName}
          </Text>
          <Section
            className="m-sheet"
            style={{
              padding: '28px 24px',
              backgroundColor: colors.sheet,
              border: `1px solid ${colors.line}`,
              borderRadius: 3,
            }}
          >
            <Heading
              as="h1"
              className="m-ink"
              style={{ margin: '0 0 20px', fontSize: '26px', lineHeight: '32px', fontWeight: 680, color: colors.ink }}
            >
              {headline}
            </Heading>
            {children}
            {action && (
              <Section style={{ padding: '8px 0 20px' }}>
                <Button href={action.url} className="m-button" style={buttonStyle}>
                  {action.label}
                </Button>
              </Section>
            )}
            {after}
          </Section>
          <Foot />
        </Container>
      </Body>
    </Html>
  );
}

const buttonStyle = {
  padding: '14px 22px',
  // Programs that turn colours by themselves leave the darker accent as it is, and make its text white.
  backgroundColor: colors.mark,
  color: colors.onAccent,
  border: `1.5px solid ${colors.onAccent}`,
  borderRadius: 3,
  fontSize: '16px',
  fontWeight: 620,
} as const;

/** What a business letter names (§ 37a HGB), as far as the configuration knows it. */
const imprintOf = ({ register, vatId }: typeof company) =>
  [[register.court, register.number].filter(Boolean).join(', '), vatId && `USt-IdNr. ${vatId}`]
    .filter(Boolean)
    .join(' · ');

/** The statement on dispute resolution is LEG-40. */
function Foot() {
  const imprint = imprintOf(company);
  return (
    <Section style={{ padding: '20px 0' }}>
      <Text className="m-muted" style={noteStyle}>
        {company.name}, Inhaber {company.owner}, {company.street}, {company.zip} {company.city}
        <br />
        {company.email}, {company.phone}
        {imprint !== '' && (
          <>
            <br />
            {imprint}
          </>
        )}
      </Text>
      <Text className="m-muted" style={noteStyle}>
        Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht
        verpflichtet.
      </Text>
    </Section>
  );
}
