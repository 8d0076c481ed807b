import { TZDate } from '@date-fns/tz';

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d):(\d\d))?/;

/** OJS stores the local time of its server. Returns ISO 8601 UTC; null for an absent or impossible time such as MySQL's zero date. */
export function momentIn(timeZone: string, stored: string | null | undefined): string | null {
  const parts = MOMENT.exec(stored ?? '')
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts || parts[0] === 0) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  const moment = new TZDate(year, month - 1, day, hour, minute, second, timeZone);
  return Number.isNaN(moment.getTime()) ? null : new Date(moment.getTime()).toISOString();
}
