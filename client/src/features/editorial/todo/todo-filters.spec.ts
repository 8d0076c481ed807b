import type { TodoRow } from '@contracts';
import { aCard, anAuthor } from '../../../../test/articles';
import { filterRows } from './todo-filters';

const row = (changes: Partial<TodoRow>): TodoRow => ({
  ...aCard(),
  ...{ reviewers: [], lateDays: null, associateEditor: null, associateDueDate: null, reviewerRequired: 2 },
  ...{ reviewersAgreed: 0, reviewersCompleted: 0, nextReviewerDueDate: null, overdueDays: null },
  ...changes,
});
const found = (rows: TodoRow[], q: string, filters: Record<string, string> = {}): string[] =>
  filterRows(rows, { q, get: (name) => filters[name] ?? '' }).map(({ id }) => id);

describe('The filters of the to-do list', () => {
  it('ignore case and accents on both sides', () => {
    const rows = [
      row({ id: 'a1', articleAuthors: [anAuthor({ lastName: 'Müller' })] }),
      row({ id: 'a2', label: '#2026-2-R0-Società' }),
    ];
    expect(found(rows, 'MULLER')).toEqual(['a1']);
    expect(found(rows, 'sociétà')).toEqual(['a2']);
  });

  it('find the articles of an associate editor by the id of an account that was merged since', () => {
    const one = { id: 'kept', firstName: 'Ingrid', lastName: 'Bauer', formerIds: ['closed'] };
    const rows = [row({ id: 'a1', associateEditor: one }), row({ id: 'a2' })];
    expect(found(rows, '', { associate: 'closed' })).toEqual(['a1']);
    expect(found(rows, '', { associate: 'kept' })).toEqual(['a1']);
  });
});
