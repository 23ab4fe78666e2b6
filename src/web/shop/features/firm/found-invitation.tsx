import { type FirmInvitation, firmRightNames, invitationForm } from '#contract/account/firm.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';

interface FoundInvitationProps {
  readonly invitation: Exclude<FirmInvitation, { way: 'none' }>;
  /** Of an address that has no proved account yet: its link proves it. */
  readonly asksPassword: boolean;
  readonly join: (entries: { readonly password?: string; readonly bringSales: boolean }) => Promise<void>;
}

/** What somebody is invited to, and the button that accepts it; own sales come along, and that is ticked. */
export function FoundInvitation({ invitation, asksPassword, join }: FoundInvitationProps) {
  const { invitedBy, firm, rights, ownSales, email } = invitation;
  const hasSales = ownSales > 0;
  const form = useShopForm({
    schema: invitationForm(asksPassword, hasSales),
    labels: { password: 'Passwort festlegen', bringSales: 'Verkäufe' },
    defaultValues: { password: '', bringSales: false },
    onSubmit: ({ password, bringSales }) => join({ ...(asksPassword && { password }), bringSales }),
  });
  const said = rights.map((right) => firmRightNames[right]);
  return (
    <>
      <p>
        {invitedBy} lädt Sie ein. Sie sehen dann Geräte, Nachrichten und Stand aller Verkäufe von {firm}.
      </p>
      {said.length > 0 && (
        <>
          <p className="mt-4">Ihre Rechte:</p>
          <ul className="mt-1 list-disc pl-5">
            {said.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6">
        <Form form={form}>
          {asksPassword && (
            <>
              <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
              <Bound form={form} name="password">
                {(field) => (
                  <PasswordField
                    {...field}
                    autoComplete="new-password"
                    hint={`Für Ihr Konto ${email}. Mindestens 10 Zeichen; bekannte Passwörter und Tastenfolgen nehmen wir nicht an.`}
                  />
                )}
              </Bound>
            </>
          )}
          {hasSales && (
            <Bound form={form} name="bringSales">
              {(field) => (
                <Checkbox {...field}>
                  {ownSales === 1 ? 'Mein bisheriger Verkauf gehört' : `Meine ${ownSales} bisherigen Verkäufe gehören`}{' '}
                  künftig {firm}, auch wenn ich die Firma verlasse.
                </Checkbox>
              )}
            </Bound>
          )}
          <FormFoot form={form} act="Einladung annehmen" busyText="Wird angenommen …" />
        </Form>
      </div>
    </>
  );
}
