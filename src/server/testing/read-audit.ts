import type { FoundHardware } from '#domain/testing/audit/found-hardware.ts';
import type { AuditRefusal } from '#domain/testing/audit/read-audit.ts';
import { runTask } from '#server/workers/run-task.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';

const bounds = { milliseconds: 10_000, megabytes: 400 };

/** What a tool read out of a machine: a file of others, read aside (docs/decisions/0120). */
export async function auditIn(text: string, signal: AbortSignal): Promise<FoundHardware | AuditRefusal> {
  try {
    return await runTask('readAudit', { text }, { ...bounds, signal });
  } catch (error) {
    if (error instanceof TaskEnded && error.reason !== 'aborted') return 'auditUnreadable';
    throw error;
  }
}
