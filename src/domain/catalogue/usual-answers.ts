import type { Question } from './question-keys.ts';
import type { QuestionVariant } from './question-variants.ts';

type Lists = { readonly [key in Question | `${Question}.${QuestionVariant}`]?: readonly string[] };

/** Answers that are the same whatever the model; what depends on it stands in the catalogue. */
const lists: Lists = {
  'formFactor.case': ['Micro / Mini', 'SFF (Small Form Factor)', 'Tower'],
  'formFactor.hdd': ['2,5 Zoll', '3,5 Zoll', 'M.2', 'U.2', 'Bandkassette'],
  'formFactor.gpu': ['PCIe', 'SXM', 'MXM'],
  'formFactor.mainboard': ['ATX', 'E-ATX', 'Micro-ATX', 'Mini-ITX', 'herstellereigen'],
  'interface.hdd': ['SATA', 'SAS 6 Gbit/s', 'SAS 12 Gbit/s', 'NVMe', 'Fibre Channel'],
  'interface.tapeLibrary': ['SAS', 'Fibre Channel'],
  'capacity.ram': ['4 GB', '8 GB', '16 GB', '32 GB', '64 GB', '128 GB', '256 GB'],
  memoryType: ['DDR3', 'DDR4', 'DDR5'].flatMap((generation) =>
    ['RDIMM', 'LRDIMM', 'UDIMM', 'SO-DIMM'].map((form) => `${generation} ${form}`),
  ),
  socket: ['LGA 2011-3', 'LGA 3647', 'LGA 4189', 'SP3', 'LGA 1151', 'LGA 1200'],
  bracket: ['volle Höhe', 'niedrige Höhe (Low Profile)', 'beide', 'keine'],
  cooler: ['passiv', 'aktiv'],
  region: ['Europa (-E)', 'USA (-A, -B)', 'weltweit'],
  'ports.monitor': ['HDMI, DisplayPort', 'HDMI, DisplayPort, USB-C', 'DVI, DisplayPort', 'VGA, DVI'],
};

/** The usual answers to a question, empty where none are certain for every model. */
export function usualAnswers(question: Question, variant: QuestionVariant | undefined): readonly string[] {
  return (variant === undefined ? undefined : lists[`${question}.${variant}`]) ?? lists[question] ?? [];
}
