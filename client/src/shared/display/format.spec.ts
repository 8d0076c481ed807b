import { countDays, daysBetween, formatDate, formatNumber, formatRelative, formatTime } from './format';

const now = new Date(2026, 2, 3, 12, 0);
const ago = (days: number, hours = 0) => new Date(2026, 2, 3 - days, 12 - hours, 0).toISOString();

describe('Dates and numbers', () => {
  it('have the British format', () => {
    expect(formatDate(now.toISOString())).toBe('3 Mar 2026');
    expect(formatTime(now)).toBe('12:00');
    expect([formatNumber(999), formatNumber(1_000_026)]).toEqual(['999', '1,000,026']);
  });

  it.each([
    [ago(0), 'just now'],
    [ago(0, 3), '3 hours ago'],
    [ago(1), 'yesterday'],
    [ago(5), '5 days ago'],
    [ago(21), '3 weeks ago'],
    [ago(92), '3 months ago'],
    [ago(-2), 'in 2 days'],
  ])('tell how long ago %s was', (iso, text) => {
    expect(formatRelative(iso, now)).toBe(text);
  });

  it('count days by the calendar and not by 24 hours', () => {
    expect(daysBetween(new Date(2026, 2, 2, 23, 59), new Date(2026, 2, 3, 0, 1))).toBe(1);
    expect(daysBetween(new Date(2026, 2, 3, 0, 1), new Date(2026, 2, 3, 23, 59))).toBe(0);
  });

  it('count in words', () => {
    expect([countDays(1), countDays(4), countDays(1200)]).toEqual(['1 day', '4 days', '1,200 days']);
  });
});
