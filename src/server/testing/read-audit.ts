import type { FoundHardware } from '#domain/testing/audit/found-hardware.ts';
import { type AuditRefusal, readAudit } from '#domain/testing/audit/read-audit.ts';
import { runTask } from '#server/workers/run-task.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';

const bounds = { milliseconds: 10_000, megabytes: 400 };

/** What a tool read out of a machine; XML is a file of others, and read aside (docs/decisions/0120). */
export async function auditIn(text: string): Promise<FoundHardware | AuditRefusal> {
  if (!/^\ufeff?\s*</.test(text)) return readAudit(text);
  try {
    return await runTask('readAudit', { text }, bounds);
  } catch (error) {
    if (error instanceof TaskEnded) return 'auditUnreadable';
    throw error;
  }
}
