import { articleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE, type Person, SYSTEM } from '../../../../test/support/article/article-people';
import { holderOf, relationsOf } from './roles';

const KEPT: Person = { ...PEOPLE.stranger, userId: 'kept', addresses: ['kept@example.org'] };
const replace = (fromId: string) =>
  ({ type: 'ReplaceAccount', data: { fromId, toId: 'kept', because: 'MERGED' } }) as const;
const relations = (...of: Parameters<typeof relationsOf>): string[] => [...relationsOf(...of)];

describe('an account that another one replaces', () => {
  it('gives its manuscript to the other account', () => {
    const article = articleIn('UNDER_REVIEW');
    article.do(replace(article.state.uploaderId), SYSTEM);
    expect(article.state.uploaderId).toBe('kept');
    expect(article.state.authors.map(({ id }) => id)).toContain('kept');
    expect(article.state.fileAdditions.map(({ by }) => by)).not.toContain(PEOPLE.author.userId);
    expect(article.state.authorLastUserId).not.toBe(PEOPLE.author.userId);
    expect(relations(article.state, KEPT)).toEqual(['own']);
    expect(relations(article.state, { ...PEOPLE.author, addresses: [] })).toEqual([]);
  });

  it('gives its requests, reviews and tenures to the other account', () => {
    const article = articleIn('REVIEWED');
    const before = article.state.assignments.filter(({ reviewerId }) => reviewerId === PEOPLE.reviewer1.userId);
    expect(before.length).toBeGreaterThan(0);
    article.do(replace(PEOPLE.reviewer1.userId), SYSTEM);
    const after = article.state.assignments.filter(({ reviewerId }) => reviewerId === 'kept');
    expect(after).toEqual(before.map((one) => ({ ...one, reviewerId: 'kept' })));
    expect(relations(article.state, KEPT)).toEqual(['reviewer']);
    const held = articleIn('ASSOCIATE_EDITOR');
    held.do(replace(PEOPLE.associate.userId), SYSTEM);
    expect(holderOf(held.state)).toBe('kept');
  });

  it('keeps the rates and notes that it gave', () => {
    const article = articleIn('REVIEWED');
    const assignmentId = article.state.assignments[0]?.assignmentId ?? '';
    article.do({ type: 'RateReview', data: { assignmentId, rate: 4 } }, PEOPLE.editor);
    article.do({ type: 'AddNote', data: { noteId: 'n', note: '<p>Good.</p>' } }, PEOPLE.editor);
    article.record([
      { type: 'AccountReplaced', data: { fromId: PEOPLE.editor.userId, toId: 'kept', because: 'MERGED' } },
    ]);
    expect(article.state.assignments[0]?.ratings).toEqual({ kept: 4 });
    expect(article.state.notes.at(-1)?.authorId).toBe('kept');
    expect(article.state.handledBy).not.toContain(PEOPLE.editor.userId);
  });

  it('causes no event where it has no part, and none a second time', () => {
    const article = articleIn('REVIEWED');
    expect(article.decide(replace('nobody'), SYSTEM)).toEqual([]);
    article.do(replace(PEOPLE.reviewer1.userId), SYSTEM);
    expect(article.decide(replace(PEOPLE.reviewer1.userId), SYSTEM)).toEqual([]);
  });

  it('is replaced by the system only', () => {
    const article = articleIn('REVIEWED');
    for (const person of [PEOPLE.editor, PEOPLE.webmaster, PEOPLE.author])
      expect(() => article.decide(replace(PEOPLE.reviewer1.userId), person)).toThrow(
        'You do not have permission to do this',
      );
  });

  it('is not shown as a change to authors and reviewers', () => {
    const article = articleIn('REVIEWED');
    const { authorLastUpdateAt } = article.state;
    article.do(replace(PEOPLE.reviewer1.userId), SYSTEM);
    expect(article.state.authorLastUpdateAt).toBe(authorLastUpdateAt);
  });
});
