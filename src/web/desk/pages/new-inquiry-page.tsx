import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { NewInquiryForm } from '../features/new-inquiry/new-inquiry-form.tsx';

/** An inquiry that comes by telephone or mail. */
export function NewInquiryPage() {
  const { title } = deskPageTable.newInquiry;
  return (
    <div className="grid gap-6 px-7 py-6">
      <div>
        <h1>{title}</h1>
        <p className="mt-1 text-muted">
          Für Anfragen am Telefon oder per E-Mail. Der Kunde bekommt eine E-Mail mit dem Weg zu seinem Verkauf.
        </p>
      </div>
      <NewInquiryForm />
    </div>
  );
}
