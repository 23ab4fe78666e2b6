import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';

interface FormFootProps {
  readonly form: Parameters<typeof SubmitButton>[0]['form'];
  /** What it does, on its button. */
  readonly act: string;
  readonly busyText: string;
  readonly leaveText: string;
  readonly onLeave: () => void;
}

/** Under a form that opened in a row: the act, and the way out of it. */
export function FormFoot({ form, act, busyText, leaveText, onLeave }: FormFootProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton form={form} busyText={busyText}>
        {act}
      </SubmitButton>
      <Button kind="quiet" onClick={onLeave}>
        {leaveText}
      </Button>
    </div>
  );
}
