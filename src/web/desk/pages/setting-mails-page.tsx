import { useRouterState } from '@tanstack/react-router';
import { MailEditor } from '../features/settings/mail-editor.tsx';
import { MailList } from '../features/settings/mail-list.tsx';

/** The words of mails: all mails, or the one that the address names. */
export function SettingMailsPage() {
  const query = new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }));
  const name = query.get('mail');
  return (
    <div className="max-w-[64rem] px-7 py-6">
      {name === null ? <MailList /> : <MailEditor key={name} name={name} />}
    </div>
  );
}
