import { aCard, aTask } from '../../../../test/articles';
import { neededFrom } from './tasks';

const NOW = new Date('2026-11-15T09:00:00.000Z');
const BEFORE = '2026-11-12T09:00:00.000Z';
const AFTER = '2026-11-18T09:00:00.000Z';
const tasks = (dueDate: string, overdueDays: number | null) =>
  neededFrom(
    {
      cards: [{ ...aCard({ status: 'MINOR_REVISION', dueDate }), overdueDays }],
      reviews: {
        decide: [aTask({ dueDate, overdueDays })],
        pending: [aTask({ dueDate, overdueDays, status: 'Accepted' })],
        completed: [],
      },
      authorships: [],
      tickets: [],
    },
    NOW,
  ).map(({ when, late = false }) => [when, late]);

describe('Tasks with a date', () => {
  it('are late by the days of the journal, as on every other page, whatever the day is in the browser', () => {
    expect(tasks(BEFORE, null)).toEqual(Array(3).fill(['today', false]));
    expect(tasks(NOW.toISOString(), 1)).toEqual(Array(3).fill(['late 1 d', true]));
    expect(tasks(BEFORE, 2)).toEqual(Array(3).fill(['late 2 d', true]));
  });

  it('show how many days are left', () => {
    expect(tasks(AFTER, null)).toEqual(Array(3).fill(['3 days left', false]));
  });
});
