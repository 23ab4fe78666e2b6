import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { type SettingForm, settingForms } from '#contract/settings/setting-forms.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { ResetSetting } from '../features/settings/reset-setting.tsx';
import { SettingFields } from '../features/settings/setting-fields.tsx';
import { SettingHistory } from '../features/settings/setting-history.tsx';
import { useSettings } from '../features/settings/use-settings.ts';
import { MissingPage } from '../missing-page.tsx';

/** One setting: its values, the way back to the file, and who changed what. */
export function SettingPage() {
  const { id } = useParams({ strict: false });
  const { data, error } = useSettings();
  const [saved, setSaved] = useState(false);
  const setting = data?.settings.find((one) => one.key === id);
  if (data !== undefined && setting === undefined) return <MissingPage />;
  if (setting === undefined)
    return (
      <div className="px-7 py-6">
        <h1>{deskPageTable.setting.title}</h1>
        {error ? <Refusal text={messageOf(error)} /> : <p role="status">Wird gelesen …</p>}
      </div>
    );
  const { title, about, note }: SettingForm = settingForms[setting.key];
  return (
    <div className="max-w-[56rem] px-7 py-6">
      <p>
        <PageLink href={deskPages.settings} className="text-link inline-block py-2.5">
          {deskPageTable.settings.title}
        </PageLink>
      </p>
      <h1>{title}</h1>
      <p className="mt-2 mb-6 text-muted">Zu sehen hier: {about}</p>
      {note && <p className="mb-6">{note}</p>}
      {saved && (
        <div className="mb-6">
          <Notice kind="ok" title="Gespeichert. Es gilt ab jetzt." />
        </div>
      )}
      <SettingFields
        key={setting.changed?.version ?? 0}
        setting={setting}
        onSave={() => setSaved(false)}
        onSaved={() => setSaved(true)}
      />
      <ResetSetting setting={setting} onDone={() => setSaved(true)} />
      <section className="mt-10 grid gap-3">
        <h2>Änderungen</h2>
        <SettingHistory setting={setting} onDone={() => setSaved(true)} />
      </section>
    </div>
  );
}
