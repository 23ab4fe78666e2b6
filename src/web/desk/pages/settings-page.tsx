import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { type SettingForm, type SettingKey, settingForms, settingGroups } from '#contract/settings/setting-forms.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { settingSourceName } from '../features/settings/setting-source-name.ts';
import { useSettings } from '../features/settings/use-settings.ts';

const sourceOf = (key: SettingKey) => {
  const { isOfEnvironment }: SettingForm = settingForms[key];
  return settingSourceName(isOfEnvironment);
};

/** Everything that the owner sets, with where its effect is seen and who changed it last. */
export function SettingsPage() {
  const { data, error, refetch } = useSettings();
  return (
    <div className="max-w-[56rem] px-7 py-6">
      <h1>{deskPageTable.settings.title}</h1>
      <p className="mt-2 text-muted">Was hier steht, gilt sofort: im Shop, in E-Mails und auf neuen Belegen.</p>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined && error === null && (
        <p role="status" className="mt-6">
          Wird gelesen …
        </p>
      )}
      <section className="mt-8">
        <h2>Texte</h2>
        <p className="mt-2">
          <PageLink href={deskPages.settingTexts} className="text-link inline-block py-1 font-emphasis">
            Rechtstexte, Fragen, Blog, Hilfe, Über uns
          </PageLink>
        </p>
        <p className="text-sm text-muted">Mit Vorschau, Fassungen und dem Tag, ab dem ein Rechtstext gilt.</p>
        <p className="mt-3">
          <PageLink href={deskPages.settingMails} className="text-link inline-block py-1 font-emphasis">
            {deskPageTable.settingMails.title}
          </PageLink>
        </p>
        <p className="text-sm text-muted">Worte um die festen Angaben, mit Muster.</p>
      </section>
      <section className="mt-8">
        <h2>{deskPageTable.securityLog.title}</h2>
        <p className="mt-2">
          <PageLink href={deskPages.securityLog} className="text-link inline-block py-1 font-emphasis">
            Was geschehen ist
          </PageLink>
        </p>
        <p className="text-sm text-muted">
          Anmeldungen, auch abgelehnte; wer Rechte, Passwörter und Token geändert hat.
        </p>
      </section>
      {data &&
        keysOf(settingGroups).map((group) => (
          <section key={group} className="mt-8">
            <h2>{settingGroups[group]}</h2>
            <ul className="mt-2">
              {data.settings
                .filter(({ key }) => settingForms[key].group === group)
                .map(({ key, changed, ofFile }) => (
                  <li key={key} className="border-b border-line py-3 last:border-0">
                    <PageLink href={deskPages.setting(key)} className="text-link inline-block py-1 font-emphasis">
                      {settingForms[key].title}
                    </PageLink>
                    <p className="text-sm text-muted">{settingForms[key].about}</p>
                    <p className="text-sm text-muted">
                      {changed === undefined
                        ? `Wie in der ${sourceOf(key)}.`
                        : `${ofFile === undefined ? `Auf die ${sourceOf(key)} zurückgesetzt` : 'Geändert'} von ${changed.by} am ${formatInstant(changed.at)}.`}
                    </p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
