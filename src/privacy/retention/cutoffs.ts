import type { RetentionSettings } from '../../contracts';

/** Older data are erased; null means kept permanently. */
export interface Cutoffs {
  rejected: Date | null;
  withdrawn: Date | null;
  drafts: Date | null;
  mails: Date | null;
  securityLog: Date | null;
}

export const KEEP_ALL: Cutoffs = { rejected: null, withdrawn: null, drafts: null, mails: null, securityLog: null };

/** The same day and time some months before, or the last day of a shorter month. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return before;
}

const DAY = 86_400_000;

export function cutoffsOf(settings: RetentionSettings, now: Date): Cutoffs {
  const before = (months: number): Date | null => (months === 0 ? null : monthsBefore(now, months));
  return {
    rejected: before(settings.retainRejectedMonths),
    withdrawn: before(settings.retainWithdrawnMonths),
    drafts: settings.retainDraftDays === 0 ? null : new Date(now.getTime() - settings.retainDraftDays * DAY),
    mails: before(settings.retainMailMonths),
    securityLog: before(settings.retainSecurityLogMonths),
  };
}

/** True when anything is to be erased. */
export const erasesAnything = (cutoffs: Cutoffs): boolean => Object.values(cutoffs).some((cutoff) => cutoff !== null);
