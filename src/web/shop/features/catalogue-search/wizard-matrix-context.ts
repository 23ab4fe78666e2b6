import { createContext } from 'react';
import type { WizardMatrix } from './wizard-matrix.ts';

/** In every page's first load, unlike the search that uses it. */
export const WizardMatrixContext = createContext<WizardMatrix | undefined>(undefined);
