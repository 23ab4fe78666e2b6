import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#web/lib/without-eval.ts';
import { createWizardMatrix, readWizardEntries } from '#web/shop/features/catalogue-search/wizard-matrix.ts';
import { WizardMatrixContext } from '#web/shop/features/catalogue-search/wizard-matrix-context.ts';
import { UiPage } from './ui-page.tsx';

const place = document.getElementById('eingaben');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <WizardMatrixContext value={createWizardMatrix(readWizardEntries((...call) => fetch(...call)))}>
        <UiPage />
      </WizardMatrixContext>
    </StrictMode>,
  );
}
