import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The customer's page as it will be: made by the shop itself, so it runs nothing and leads nowhere. */
export function PreviewDialog({ html, onClose }: { readonly html: string | undefined; readonly onClose: () => void }) {
  return (
    <Dialog open={html !== undefined} onClose={onClose} title="Wie der Kunde es sieht" wide>
      {/* It has the focus: in the frame no key would close the dialog. */}
      <Button className="mb-4 px-4 py-2" onClick={onClose}>
        Zurück zum Preisblatt
      </Button>
      <iframe
        title="Seite des Kunden"
        // Without scripts; the origin stays, or the page's own styles and fonts would be a stranger's.
        sandbox="allow-same-origin"
        srcDoc={html}
        className="h-[min(70vh,48rem)] w-full border border-line bg-sheet"
      />
    </Dialog>
  );
}
