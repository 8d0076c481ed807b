import { validateSync } from 'class-validator';
import { dayName, dayNumber } from '../../../contracts';
import { ChangeDueDateDto } from './change-due-date.dto';
import { endOfDueDay } from './due-day';

const dayIn = (iso: string, timeZone: string): string => dayName(dayNumber(new Date(iso), timeZone));

describe('a chosen due date', () => {
  it.each([
    ['UTC', '2026-03-10T23:59:59.000Z'],
    ['Europe/Amsterdam', '2026-03-10T22:59:59.000Z'],
    ['America/New_York', '2026-03-11T03:59:59.000Z'],
  ])('is the end of that day on the calendar of a journal in %s', (timeZone, end) => {
    expect(endOfDueDay('2026-03-10', timeZone)).toBe(end);
  });

  it.each([
    ['Europe/Amsterdam', '2026-03-10T23:59:59+01:00', 'Europe/Amsterdam'],
    ['Europe/Amsterdam', '2026-03-10T23:59:59+09:00', 'Asia/Tokyo'],
    ['Europe/Amsterdam', '2026-03-10T23:59:59-04:00', 'America/New_York'],
    ['America/New_York', '2026-03-10T23:59:59+01:00', 'Europe/Amsterdam'],
    ['Asia/Tokyo', '2026-03-10T23:59:59-07:00', 'America/Los_Angeles'],
  ])('of a journal in %s is shown as that day to a reader who writes %s in %s', (journal, date, reader) => {
    const dueAt = endOfDueDay(date, journal);
    expect([dayIn(dueAt, journal), dayIn(dueAt, reader)]).toEqual(['2026-03-10', '2026-03-10']);
  });

  it('is the whole day when the time cannot be read', () => {
    expect(endOfDueDay('2026-03-10T10', 'UTC')).toBe('2026-03-10T23:59:59.000Z');
  });

  it.each(['soon', '2026-W11', '20260310', '2026-02-30'])('is refused when it is written as %p', (date) => {
    expect(validateSync(Object.assign(new ChangeDueDateDto(), { date }))).toHaveLength(1);
  });
});
