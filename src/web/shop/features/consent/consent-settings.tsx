import { useState } from 'react';
import type { ConsentCategory } from '#contract/site/consent.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { EqualButton, Unkept } from './consent-banner.tsx';
import type { ConsentChoice } from './consent-choice.ts';

interface ConsentSettingsProps {
  readonly open: boolean;
  readonly choice: ConsentChoice | undefined;
  readonly isUnkept: boolean;
  readonly onChoose: (categories: readonly ConsentCategory[]) => void;
  readonly onClose: () => void;
}

/** The choice in detail; withdrawing takes as many presses as giving (LEG-21). */
export function ConsentSettings({ open, onClose, ...rest }: ConsentSettingsProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Cookie-Einstellungen">
      <Choice {...rest} />
    </Dialog>
  );
}

function Choice({ choice, isUnkept, onChoose }: Pick<ConsentSettingsProps, 'choice' | 'isUnkept' | 'onChoose'>) {
  const [statistics, setStatistics] = useState(choice?.categories.includes('statistics') === true);
  return (
    <>
      <div className="grid gap-2 border-y border-line py-3">
        <Checkbox
          name="consent.necessary"
          label="Notwendig"
          value
          disabled
          onChange={() => {}}
          hint="Anmeldung, Verkaufskorb, Schutz vor fremden Zugriffen und diese Wahl. Dafür ist keine Einwilligung nötig."
        />
        <Checkbox
          name="consent.statistics"
          label="Statistik"
          value={statistics}
          onChange={setStatistics}
          hint="Wir zählen Seitenaufrufe mit Matomo: Seite, Zeit, Browser, Bildschirmgröße und eine zufällige Kennung (Cookie _pk_id, 13 Monate). Ihre IP-Adresse erhält Matomo nicht. Sitzungen werden nicht aufgezeichnet."
        />
      </div>
      <p className="mt-4 text-sm text-muted">
        Ihre Einwilligung ist freiwillig. Sie widerrufen sie hier jederzeit; das wirkt für die Zukunft.
        {choice !== undefined &&
          ` Ihre Wahl vom ${formatInstant(choice.chosenAt)} ist unter ${choice.id} festgehalten.`}
      </p>
      <Unkept isUnkept={isUnkept} />
      <div className="mt-6 grid gap-2 sm:grid-cols-3 sm:gap-3">
        <EqualButton onPress={() => onChoose(['statistics'])}>Alle akzeptieren</EqualButton>
        <EqualButton onPress={() => onChoose([])}>Alle ablehnen</EqualButton>
        <EqualButton onPress={() => onChoose(statistics ? ['statistics'] : [])}>Auswahl speichern</EqualButton>
      </div>
    </>
  );
}
