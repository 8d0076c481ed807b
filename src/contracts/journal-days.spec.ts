import { dayName, dayNumber, hourOfDay, isTimeZone, overdueDays, startOfDay, yearOfDay } from './journal-days';

const at = (iso: string): Date => new Date(iso);

describe('the days of the journal', () => {
  it.each([
    ['2026-03-05T23:30:00Z', 'UTC', '2026-03-05', 23],
    ['2026-03-05T23:30:00Z', 'Europe/Amsterdam', '2026-03-06', 0],
    ['2026-03-05T04:30:00Z', 'America/New_York', '2026-03-04', 23],
    ['2026-03-05T12:00:00Z', 'Pacific/Kiritimati', '2026-03-06', 2],
    ['2026-03-29T00:59:59Z', 'Europe/Amsterdam', '2026-03-29', 1],
    ['2026-03-29T01:00:00Z', 'Europe/Amsterdam', '2026-03-29', 3],
  ])('%s in %s is %s, hour %i', (iso, zone, day, hour) => {
    expect([dayName(dayNumber(at(iso), zone)), hourOfDay(at(iso), zone)]).toEqual([day, hour]);
  });

  it.each(['UTC', 'Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'])(
    'begin at midnight in %s, also when the clocks change',
    (zone) => {
      const first = dayNumber(at('2026-01-01T12:00:00Z'), zone);
      for (let day = first; day < first + 366; day += 1) {
        const start = startOfDay(day, zone);
        expect([dayNumber(start, zone), dayNumber(new Date(start.getTime() - 1), zone)]).toEqual([day, day - 1]);
      }
    },
  );

  it('have the year that it is there', () => {
    const newYear = at('2026-12-31T23:30:00Z');
    expect([yearOfDay(newYear, 'UTC'), yearOfDay(newYear, 'Europe/Amsterdam')]).toEqual([2026, 2027]);
  });

  it('begin with the first hour of the day where the clocks skip midnight', () => {
    const day = dayNumber(at('2026-03-08T12:00:00Z'), 'America/Havana');
    expect(startOfDay(day, 'America/Havana')).toEqual(at('2026-03-08T05:00:00Z'));
  });

  it.each([
    ['a moment that is none', 'x', 'UTC'],
    ['a zone that is none', '2026-03-05T12:00:00Z', 'Mars/Olympus'],
  ])('cannot be counted for %s', (_what, moment, zone) => {
    expect(() => dayNumber(at(moment), zone)).toThrow(RangeError);
  });

  it('count as late only after the whole due day has passed', () => {
    const due = at('2026-03-05T09:00:00Z');
    expect(overdueDays(null, due, 'UTC')).toBeNull();
    expect(overdueDays(due, at('2026-03-04T23:00:00Z'), 'UTC')).toBeNull();
    expect(overdueDays(due, at('2026-03-05T23:59:59Z'), 'UTC')).toBeNull();
    expect(overdueDays(due, at('2026-03-05T23:59:59Z'), 'Europe/Amsterdam')).toBe(1);
    expect(overdueDays(due, at('2026-03-06T00:00:00Z'), 'UTC')).toBe(1);
    expect(overdueDays(due, at('2026-03-19T08:00:00Z'), 'UTC')).toBe(14);
  });

  it('count every passed day at the limits of the calendar, and none before a due date', () => {
    const now = at('2026-11-01T12:00:00Z');
    for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      for (let hours = -72; hours <= 72; hours += 1) {
        const due = new Date(now.getTime() + hours * 3_600_000);
        const days = dayNumber(now, zone) - dayNumber(due, zone);
        expect(overdueDays(due, now, zone)).toBe(days > 0 ? days : null);
      }
  });

  it('are those of a zone that exists', () => {
    expect(['UTC', 'Europe/Amsterdam', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
