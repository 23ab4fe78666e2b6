import { present } from '#domain/values/present.ts';
import { isSerial } from '../believed.ts';
import type { ReportRow } from '../report.ts';
import { allNamed, firstNamed, type ReportTree, textBelow } from './report-tree.ts';
import { saidSeconds } from './said-time.ts';

/**
 * The operations of a log of WipeDrive; undefined where it is none. Its words for how one ended are nowhere described in public: each row
 * names its drive, waits for somebody and proves nothing.
 */
export function readWipeDrive(root: ReportTree): ReportRow[] | undefined {
  const report = firstNamed(root, 'report');
  const operations = firstNamed(report ?? root, 'jobs') ? allNamed(report ?? root, 'operation') : [];
  if (!operations.some((one) => firstNamed(one, 'nistmethodtype'))) return undefined;
  const device = textBelow(firstNamed(root, 'hardware'), 'computerserial');
  return operations.map((operation) => {
    const serial = textBelow(operation, 'serial');
    const gigabytes = Number(textBelow(operation, 'gigabytes'));
    return {
      medium: present({
        model: textBelow(operation, 'model'),
        serial: isSerial(serial) ? serial : undefined,
        capacityBytes: gigabytes > 0 ? gigabytes * 1e9 : undefined,
        parentDevice: isSerial(device) ? { serial: device } : undefined,
      }),
      run: present({
        methodName: textBelow(operation, 'nistmethodtype'),
        durationS: saidSeconds(textBelow(operation, 'duration')),
        toolName: 'WipeDrive',
      }),
      said: 'unsaid',
      flaws: [],
      ...present({ word: textBelow(operation, 'actionresult') }),
    };
  });
}
