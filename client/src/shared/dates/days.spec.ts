import { dayText, endOfDay, readDay, toDate, toDay } from './days';

describe('Days', () => {
  it.each(['3 Nov 2026', '3 November 2026', ' 03  nov 2026 ', '2026-11-03', '3/11/2026', '03.11.2026', '3-11-2026'])(
    'are read from %p',
    (text) => {
      expect(readDay(text)).toBe('2026-11-03');
    },
  );

  it.each([
    '',
    'soon',
    '31 Feb 2026',
    '2026-13-01',
    '3 Nov',
    '3 Nov 26',
    '3/11/0026',
    '11/30/2026',
    '2026-11-03T10:00',
  ])('are not read from %p', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it('are shown in the format of the journal', () => {
    expect(dayText('2026-11-03')).toBe('3 Nov 2026');
    expect(dayText('')).toBe('');
    expect(dayText('yesterday')).toBe('');
  });

  it('end in the reader’s time zone', () => {
    expect(endOfDay('2026-11-03')).toMatch(/^2026-11-03T23:59:59(?:Z|[+-]\d\d:\d\d)$/);
    expect(new Date(endOfDay('2026-11-03'))).toEqual(new Date(2026, 10, 3, 23, 59, 59));
  });

  it('are the same day as in the reader’s time zone', () => {
    const date = toDate('2026-03-29');
    expect(date?.getDate()).toBe(29);
    expect(date && toDay(date)).toBe('2026-03-29');
  });
});
