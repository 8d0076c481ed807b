import { descriptionOf } from '../../../projections/article-log';
import { entryOf } from '../../../projections/article-log/entry';
import type { ProjectedArticleEvent } from '../../../projections/runner/rows/article-events';
import { peopleIn, withDays, withNames } from './marks-in-text';

const mailed = (dueAt: string): string =>
  descriptionOf(
    entryOf(
      {
        ...{ id: 'e', articleId: 'article-1', revision: 1, position: '1', type: 'ReviewerMailed' },
        data: { assignmentId: 'a', mailId: 'm', keyHash: 'h', dueAt },
        metadata: { userId: 'u', realUserId: null, at: dueAt, correlationId: 'c', causationId: null, schemaVersion: 1 },
      } as ProjectedArticleEvent,
      () => 'r',
    ),
  );

describe('a sentence of the log, when it is read', () => {
  it('shows a date by the calendar of the journal', () => {
    const text = withNames(
      mailed('2026-02-01T23:30:00.000Z'),
      new Map([['r', { firstName: 'Rita', lastName: 'Gray' }]]),
    );
    expect(withDays(text, 'UTC')).toBe('Rita Gray was asked for a review, with an answer due on 1 February 2026.');
    expect(withDays(text, 'Europe/Berlin')).toMatch(/due on 2 February 2026\.$/);
  });

  it('describes a person whose account no longer exists in words', () => {
    expect(peopleIn(mailed('2026-02-01T23:30:00.000Z'))).toEqual(['r']);
    expect(withNames('{user:r} went.', new Map())).toBe('a former user went.');
  });
});
