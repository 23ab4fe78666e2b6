import { type HistoryState, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { usePrefetch } from '#web/lib/use-prefetch.ts';
import { type ButtonKind, buttonStyle } from './button-style.ts';
import { isPage, opensElsewhere, pageAddress } from './page-address.ts';

interface PageLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Looks like a button when the step it takes is one. */
  readonly button?: ButtonKind;
  readonly className?: string;
  /** File name under which the browser saves what the link leads to. */
  readonly download?: string;
  /** False where hardly anybody follows it and every page has it: then nothing is fetched before it is pressed. */
  readonly ahead?: boolean;
  /** Handed to the page beside its address; gone when it is opened in another tab. */
  readonly state?: HistoryState;
  /** May prevent what the link would do. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'step' | true;
}

/** A link: pages of this shop open inside the application, files and calls by the browser, other hosts in a new tab. */
export function PageLink({ href, button, className, ahead = true, state = {}, onClick, ...rest }: PageLinkProps) {
  const router = useRouter();
  const link = useRef<HTMLAnchorElement>(null);
  const address = isPage(href) ? pageAddress(router, href) : undefined;
  usePrefetch(link, ahead ? address : undefined);
  const style = button === undefined ? (className ?? 'text-link') : buttonStyle(button, className);
  if (address === undefined) {
    const elsewhere = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
    return <a {...rest} {...elsewhere} href={href} onClick={onClick} className={style} />;
  }

  const page = address;
  function open(event: MouseEvent) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    void router.navigate({ href: page, state });
  }

  return <a {...rest} ref={link} href={address} onClick={open} className={style} />;
}
