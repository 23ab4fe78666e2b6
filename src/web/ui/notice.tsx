import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface NoticeProps {
  /** plain: for information · ok: something was done · warn: something went wrong or a deadline is near. */
  readonly kind?: 'plain' | 'ok' | 'warn';
  readonly title?: string;
  readonly children?: ReactNode;
  /** Where it takes the place of the form that had the focus. */
  readonly takesFocus?: boolean;
}

const grounds = { plain: 'bg-steel', ok: 'bg-ok-soft', warn: 'bg-warn-soft' };
const titles = { plain: '', ok: 'text-ok', warn: 'text-warn' };

/** A message in the page; screen readers hear it when it appears. */
export function Notice({ kind = 'plain', title, children, takesFocus = false }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={takesFocus ? -1 : undefined}
      className={classNames('rounded-sm p-5 outline-none', grounds[kind])}
    >
      {title !== undefined && <p className={classNames('font-headline', titles[kind])}>{title}</p>}
      {children !== undefined && <div className={classNames(title !== undefined && 'mt-1')}>{children}</div>}
    </div>
  );
}
