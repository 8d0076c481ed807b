import type { LogVerificationView, VerificationResult } from '../../contracts';
import { isSound, type VerificationReport } from '../../platform/log-proof';
import type { VerificationRow } from './verifications';

/** More would not help a reader; the command lists all findings. */
const SHOWN_FINDINGS = 100;

function resultOf(report: VerificationReport): VerificationResult {
  const { sealed, unsealed, seals, findings, hasMore, sealFaults } = report;
  return {
    ...{ sound: isSound(report), sealed, unsealed, seals, hasMore, sealFaults },
    findings: findings.slice(0, SHOWN_FINDINGS),
    findingsInAll: findings.length,
  };
}

export const verificationView = (row: VerificationRow): LogVerificationView => ({
  ...{ id: row.id, done: row.done, total: row.total },
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  result: row.report && resultOf(row.report),
});
