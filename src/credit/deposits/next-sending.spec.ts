import { nextSending, yearOfMoment } from './next-sending';

describe('the next sending of reviews', () => {
  it.each([
    ['2026-11-26T12:00:00Z', 'Europe/Amsterdam', '2026-11-30T23:00:00.000Z'],
    ['2026-12-31T22:59:59Z', 'Europe/Amsterdam', '2026-12-31T23:00:00.000Z'],
    ['2026-12-31T23:00:00Z', 'Europe/Amsterdam', '2027-01-31T23:00:00.000Z'],
    ['2026-06-01T00:00:00Z', 'UTC', '2026-07-01T00:00:00.000Z'],
    ['2026-06-30T22:30:00Z', 'Europe/Amsterdam', '2026-07-31T22:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 'America/New_York', '2028-03-01T05:00:00.000Z'],
  ])('after %s in %s is %s', (now, timeZone, next) => {
    expect(nextSending(new Date(now), timeZone).toISOString()).toBe(next);
  });
});

describe('the year of a review', () => {
  it('is that of the journal’s calendar', () => {
    expect(yearOfMoment('2026-12-31T23:30:00Z', 'Europe/Amsterdam')).toBe(2027);
    expect(yearOfMoment('2026-12-31T23:30:00Z', 'America/New_York')).toBe(2026);
  });
});
