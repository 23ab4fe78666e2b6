import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { colors, noteStyle, textStyle } from './style.ts';

/** A paragraph of body text. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="m-ink" style={textStyle}>
      {children}
    </Text>
  );
}

/** Second text: what is good to know. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="m-muted" style={noteStyle}>
      {children}
    </Text>
  );
}

/** A link in running text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="m-ink" style={{ color: colors.ink, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** A number, a date or an amount that must not be missed. */
export function Strong({ children }: { children: ReactNode }) {
  return <strong style={{ fontWeight: 620 }}>{children}</strong>;
}
