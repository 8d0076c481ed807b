import { DEFAULT_SETTINGS } from '../../contracts';
import { cutoffsOf, erasesAnything, monthsBefore } from './cutoffs';

const NOW = new Date('2026-03-31T12:00:00Z');

describe('how long data are kept', () => {
  it('is unlimited by default', () => {
    expect(erasesAnything(cutoffsOf(DEFAULT_SETTINGS, NOW))).toBe(false);
  });

  it.each([
    [1, '2026-02-28T12:00:00.000Z'],
    [12, '2025-03-31T12:00:00.000Z'],
    [25, '2024-02-29T12:00:00.000Z'],
  ])('counts %d months back, to the last day of a shorter month', (months, expected) => {
    expect(monthsBefore(NOW, months).toISOString()).toBe(expected);
  });

  it('counts drafts in days, and changes nothing else', () => {
    const cutoffs = cutoffsOf({ ...DEFAULT_SETTINGS, retainDraftDays: 30 }, NOW);
    expect(cutoffs).toEqual({
      ...{ rejected: null, withdrawn: null, mails: null, securityLog: null },
      drafts: new Date('2026-03-01T12:00:00Z'),
    });
    expect(erasesAnything(cutoffs)).toBe(true);
  });
});
