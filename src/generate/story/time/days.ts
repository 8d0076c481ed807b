import type { Random } from '../../random';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
const [OPENS, CLOSES] = [8, 18];

/**
 * The moment itself if it is on a weekday between eight and six, otherwise a moment in the next such hours. Milliseconds since 1970, UTC.
 */
export function workingHour(at: number, random: Random): number {
  const day = Math.floor(at / DAY_MS);
  const hour = (at % DAY_MS) / HOUR_MS;
  const opens = (later: number): number => (day + later) * DAY_MS + random.between(OPENS, CLOSES) * HOUR_MS;
  // 1 January 1970 was a Thursday.
  const weekday = (day + 4) % 7;
  if (weekday === 6) return opens(2);
  if (weekday === 0) return opens(1);
  if (hour < OPENS) return opens(0);
  return hour < CLOSES ? at : opens(weekday === 5 ? 3 : 1);
}
