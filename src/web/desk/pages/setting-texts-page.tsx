import { useRouterState } from '@tanstack/react-router';
import { TextEditor } from '../features/settings/text-editor.tsx';
import { TextList } from '../features/settings/text-list.tsx';

/** The texts of the shop's pages: all of them, or the one that the address names. */
export function SettingTextsPage() {
  const query = new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }));
  const file = query.get('datei');
  return (
    <div className="max-w-[64rem] px-7 py-6">
      {file === null ? <TextList /> : <TextEditor key={file} file={file} />}
    </div>
  );
}
