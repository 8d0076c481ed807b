import { InvalidArguments, measureOrder, momentOf } from './measure-order';

const NOW = new Date('2026-11-28T12:00:00Z');
const at = (asOf: string | undefined, timeZone: string): string => momentOf({ asOf }, NOW, timeZone).toISOString();

describe('The moment of a measure on the command line', () => {
  it('is the end of a day on the journal’s calendar, also where the clocks change', () => {
    expect(at('2026-06-30', 'Europe/Amsterdam')).toBe('2026-06-30T21:59:59.999Z');
    expect(at('2026-06-30', 'America/New_York')).toBe('2026-07-01T03:59:59.999Z');
    expect(at('2026-10-25', 'Europe/Amsterdam')).toBe('2026-10-25T22:59:59.999Z');
  });

  it('is exactly the one that is given, whatever the calendar', () => {
    expect(at('2026-06-30T12:00:00+02:00', 'America/New_York')).toBe('2026-06-30T10:00:00.000Z');
  });

  it('is now without a day, for today, and for the future', () => {
    const now = NOW.toISOString();
    expect([undefined, '2026-11-28', '2027-01-01'].map((day) => at(day, 'Europe/Amsterdam'))).toEqual([now, now, now]);
  });

  it.each(['yesterday', '2026-02-30', '2026-02-30T12:00:00Z', '2026-13-01', '2026-06-30T12:00', ''])(
    'is refused as %s',
    (day) => {
      expect(() => measureOrder(['--measure', 'notes', '--as-of', day])).toThrow(InvalidArguments);
    },
  );

  it('is read with the other words', () => {
    expect(measureOrder(['--measure', 'notes', '--as-of', '2026-06-30'])).toEqual({
      ...{ measure: 'notes', asOf: '2026-06-30', format: 'csv', out: undefined },
    });
  });
});
