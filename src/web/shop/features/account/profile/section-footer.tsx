import type { ReactNode } from 'react';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SectionFooterProps {
  readonly section: {
    readonly form: { readonly submitting: boolean };
    readonly saved: boolean;
    readonly restored: boolean;
  };
  /** 'Adresse speichern' */
  readonly submitText: string;
  /** 'Ihre Adresse ist gespeichert' */
  readonly savedText: string;
  /** A further button beside the one that saves. */
  readonly children?: ReactNode;
}

/** The end of a section's form: the button that saves, and what came of it. */
export function SectionFooter({
  section: { form, saved, restored },
  submitText,
  savedText,
  children,
}: SectionFooterProps) {
  return (
    <>
      {restored && (
        <p className="text-muted">Ihre Eingaben von vorhin sind noch da. Gespeichert sind sie noch nicht.</p>
      )}
      {saved && <Notice kind="ok" title={savedText} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} kind="secondary" busyText="Wird gespeichert …">
          {submitText}
        </SubmitButton>
        {children}
      </div>
    </>
  );
}
