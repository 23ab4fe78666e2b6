import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { accessOf } from '#contract/settings/carrier-forms.ts';
import { type SettingForm, settingForms } from '#contract/settings/setting-forms.ts';
import { carriers } from '#domain/offer/facts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CheckAccess } from '../features/settings/check-access.tsx';
import { ListHead } from '../features/settings/list-head.tsx';
import { ResetSetting } from '../features/settings/reset-setting.tsx';
import { SettingFields } from '../features/settings/setting-fields.tsx';
import { SettingHistory } from '../features/settings/setting-history.tsx';
import { useSettings } from '../features/settings/use-settings.ts';
import { MissingPage } from '../missing-page.tsx';

/** One setting: its values, the way back to the file, and who changed what. */
export function SettingPage() {
  const { id } = useParams({ strict: false });
  const read = useSettings();
  const [saved, setSaved] = useState(false);
  const setting = read.data?.settings.find((one) => one.key === id);
  if (read.data !== undefined && setting === undefined) return <MissingPage />;
  if (setting === undefined)
    return (
      <div className="px-7 py-6">
        <ListHead title={deskPageTable.setting.title} read={read} />
      </div>
    );
  const carrier = carriers.find((one) => accessOf[one] === setting.key);
  const { title, about, note }: SettingForm = settingForms[setting.key];
  return (
    <div className="max-w-[56rem] px-7 py-6">
      <ListHead title={title} about={`Zu sehen hier: ${about}`} read={read} />
      {note && <p className="mt-6">{note}</p>}
      {saved && (
        <div className="mt-6">
          <Notice kind="ok" title="Gespeichert. Es gilt ab jetzt." />
        </div>
      )}
      <div className="mt-6">
        <SettingFields
          key={setting.changed?.version ?? 0}
          setting={setting}
          onSave={() => setSaved(false)}
          onSaved={() => setSaved(true)}
        />
      </div>
      {carrier && <CheckAccess carrier={carrier} />}
      <ResetSetting setting={setting} onDone={() => setSaved(true)} />
      <section className="mt-10 grid gap-3">
        <h2>Änderungen</h2>
        <SettingHistory setting={setting} onDone={() => setSaved(true)} />
      </section>
    </div>
  );
}
