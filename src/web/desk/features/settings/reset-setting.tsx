import { type SettingForm, settingForms } from '#contract/settings/setting-forms.ts';
import type { ShownSetting } from '#contract/settings/settings.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { FieldChanges } from './field-changes.tsx';
import { settingSourceName } from './setting-source-name.ts';
import { useChangeSetting } from './use-change-setting.ts';

/** The way back to what the files say; absent where it counts. */
export function ResetSetting({ setting, onDone }: { readonly setting: ShownSetting; readonly onDone: () => void }) {
  const { key, values, ofFile, changed } = setting;
  const change = useChangeSetting(key, changed?.version ?? 0);
  if (ofFile === undefined) return null;
  const { isOfEnvironment, fields }: SettingForm = settingForms[key];
  const source = settingSourceName(isOfEnvironment);
  return (
    <div className="mt-4">
      <ConfirmedButton
        kind="quiet"
        text={`Auf die ${source} zurücksetzen`}
        question={`Wieder gelten lassen, was in der ${source} steht?`}
        confirmText="Zurücksetzen"
        busyText="Wird zurückgesetzt …"
        action={async () => {
          await change(null);
          onDone();
        }}
      >
        <FieldChanges fields={fields} before={values} after={ofFile} />
      </ConfirmedButton>
    </div>
  );
}
