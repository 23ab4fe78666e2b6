import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ButtonKind, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';

interface PageLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Looks like a button when the step it takes is one. */
  readonly button?: ButtonKind;
  readonly className?: string;
  /** File name under which the browser saves what the link leads to. */
  readonly download?: string;
  readonly onClick?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'step';
}

/** A link: pages of this shop open inside the application, files and calls by the browser, other hosts in a new tab. */
export function PageLink({ href, button, className, ...rest }: PageLinkProps) {
  const style = button === undefined ? classNames(className ?? 'text-link') : buttonStyle(button, className);
  if (!href.startsWith('/') && !href.startsWith('#')) {
    const elsewhere = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
    return <a {...rest} {...elsewhere} href={href} className={style} />;
  }
  const [path = '', hash] = href.split('#');
  if (path !== '' && !path.endsWith('/')) return <a {...rest} href={href} className={style} />;
  return (
    <Link
      {...rest}
      to={path === '' ? '.' : path}
      {...(hash === undefined ? {} : { hash })}
      activeOptions={{ exact: true, includeHash: true }}
      className={style}
    />
  );
}
