import type { ArticleBuilder } from '../../../../test/support/article/article-builder';
import { articleIn } from '../../../../test/support/article/article-in-status';
import { candidate, PEOPLE, type Person, withEmail } from '../../../../test/support/article/article-people';
import { GROUP_NAMES } from '../../../contracts';
import type { ArticleState } from '../state';
import { type Barred, BARRED_MESSAGES, barredAs } from './barring';

const like = (userId: string, email = `${userId}@example.org`): Person =>
  withEmail({ ...PEOPLE.reviewer1, userId }, email);
const article = (): ArticleBuilder => articleIn('REVIEWER_SELECTION');
/** The uploader is not an author here, so that each rule is tested alone. */
const withoutAuthors = (): ArticleState => ({ ...article().state, authors: [] });

describe('a person who cannot review the article', () => {
  it.each<[string, ArticleState, Person, boolean, Barred | null]>([
    ['the uploader by account', withoutAuthors(), like('author', 'new@example.org'), false, 'UPLOADER'],
    ['the uploader by e-mail', withoutAuthors(), like('x', 'AUTHOR@example.org'), false, 'UPLOADER'],
    ['an author by account', article().state, like('co-author', 'new@example.org'), false, 'AUTHOR'],
    ['an author by e-mail', article().state, like('x', ' Co-Author@example.org'), false, 'AUTHOR'],
    ['someone blacklisted', article().state, PEOPLE.reviewer1, true, 'BLACKLISTED'],
    ['an author on the blacklist', article().state, like('co-author'), true, 'AUTHOR'],
    ['nobody of these', article().state, PEOPLE.reviewer1, false, null],
  ])('is %s', (_who, state, person, blacklisted, expected) => {
    expect(barredAs(state, candidate(person, blacklisted))).toBe(expected);
  });

  it('is the reviewer that the authors excluded', () => {
    const { fields, ...state } = article().state;
    const excluding = { ...state, fields: { ...fields, reviewerRemoved: 'reviewer-1' } };
    expect(barredAs(excluding, candidate(PEOPLE.reviewer1))).toBe('EXCLUDED');
    expect(barredAs(excluding, candidate(PEOPLE.reviewer2))).toBeNull();
  });

  it('is a reviewer of this revision until removed or cancelled', () => {
    const chosen = article();
    chosen.select(PEOPLE.reviewer1);
    const second = chosen.select(PEOPLE.reviewer2);
    const barred = (): (Barred | null)[] =>
      [PEOPLE.reviewer1, PEOPLE.reviewer2, PEOPLE.reviewer3].map((one) => barredAs(chosen.state, candidate(one)));
    expect(barred()).toEqual(['ASSIGNED', 'ASSIGNED', null]);
    chosen.do({ type: 'RemoveReviewer', data: { reviewerId: 'reviewer-1' } }, PEOPLE.editor);
    expect(barred()).toEqual([null, 'ASSIGNED', null]);
    chosen.do({ type: 'CancelReview', data: { assignmentId: second, mail: null } }, PEOPLE.editor);
    expect(barred()).toEqual([null, null, null]);
  });

  it('is anyone of a group that does not review', () => {
    const { state } = article();
    const reviewing = GROUP_NAMES.filter(
      (group) => barredAs(state, { ...candidate(PEOPLE.reviewer3), group }) === null,
    );
    expect(reviewing).toEqual(['reviewer', 'editor', 'assistant', 'associate editor', 'webmaster']);
  });

  it('gets an explanation for the editor', () => {
    expect(BARRED_MESSAGES).toEqual({
      AUTHOR: 'This person is an author of the article and cannot review it.',
      UPLOADER: 'This person uploaded the article and cannot review it.',
      EXCLUDED: 'The authors asked that this person not review the article.',
      BLACKLISTED: 'This person is on the blacklist and cannot be chosen.',
      ASSIGNED: 'This person has been chosen for this revision already.',
      GROUP: 'This person is not in a group that reviews. Change the group first.',
    });
  });
});
