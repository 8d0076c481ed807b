import { SEARCH_MESSAGES, startOfDay } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';

const DAY = 86_400_000;

/**
 * The last moment of a day `YYYY-MM-DD` on the journal's calendar, or now if the day has not ended; null without a day.
 * @throws ApiProblem 400 for a future day.
 */
export function momentOf(day: string | undefined, now: Date, timeZone: string): Date | null {
  if (day === undefined || day === '') return null;
  const number = Date.parse(`${day}T00:00:00Z`) / DAY;
  if (startOfDay(number, timeZone) > now) throw new ApiProblem('BAD_REQUEST', SEARCH_MESSAGES.notYet);
  const end = startOfDay(number + 1, timeZone).getTime() - 1;
  return new Date(Math.min(end, now.getTime()));
}
