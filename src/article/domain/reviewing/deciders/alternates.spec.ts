import { type ArticleBuilder } from '../../../../../test/support/article/article-builder';
import { articleIn } from '../../../../../test/support/article/article-in-status';
import { aMail, PEOPLE, SYSTEM } from '../../../../../test/support/article/article-people';
import { given } from '../../../../../test/support/article/given';
import type { ArticleCommand, Candidate } from '../../commands';
import { personCandidate } from '../../people/person-actor';
import { alternatesOf, invitesAlternates, needsAlternate, nextAlternate } from '../alternates';

const candidate = (userId: string): Candidate =>
  personCandidate({ userId, email: `${userId}@example.org`, group: 'reviewer' });
const [ONE, TWO] = [candidate('alternate-1'), candidate('alternate-2')];
const named = (people: readonly Candidate[], automatic = true): ArticleCommand => ({
  type: 'SetAlternates',
  data: { reviewerIds: people.map(({ userId }) => userId), known: [...people], automatic },
});
const inviting = (insteadOf: string, reviewer: Candidate, assignmentId = 'new-request'): ArticleCommand => ({
  type: 'InviteAlternate',
  data: {
    insteadOf,
    invite: {
      reviewer,
      invitation: { assignmentId, keyHash: 'hash', mail: aMail('mail-new', 'REVIEW_INVITATION', assignmentId) },
    },
  },
});

/** Two reviewers are required and invited, two alternates wait; the first invited reviewer has declined. */
function declined(): { article: ArticleBuilder; gone: string; other: string } {
  const article = articleIn('REVIEWER_SELECTION').setCount(2);
  article.do(named([ONE, TWO]), PEOPLE.editor);
  const [gone, other] = [article.invite(PEOPLE.reviewer1), article.invite(PEOPLE.reviewer2)];
  article.decline(gone, PEOPLE.reviewer1);
  return { article, gone, other };
}

describe('naming alternates', () => {
  it('keeps their order and the automatic choice, and changes nothing the second time', () => {
    const article = articleIn('REVIEWER_SELECTION');
    given(article)
      .when(named([TWO, ONE], false), PEOPLE.editor)
      .then.events('AlternatesSet');
    expect(alternatesOf(article.state)).toEqual([TWO.userId, ONE.userId]);
    expect(invitesAlternates(article.state)).toBe(false);
    given(article)
      .when(named([TWO, ONE], false), PEOPLE.editor)
      .then.events();
    given(article)
      .when(named([TWO, ONE]), PEOPLE.editor)
      .then.events('AlternatesSet');
    given(article)
      .when(named([ONE, TWO]), PEOPLE.editor)
      .then.events('AlternatesSet');
    given(article).when(named([]), PEOPLE.editor).then.events('AlternatesSet');
  });

  it('refuses unknown and barred people, a person twice, and too many', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const unknown = { reviewerIds: ['nobody'], known: [], automatic: true };
    given(article).when({ type: 'SetAlternates', data: unknown }, PEOPLE.editor).then.refusal('NOT_FOUND');
    const listed = { ...ONE, blacklisted: true };
    given(article)
      .when(named([listed]), PEOPLE.editor)
      .then.refusal('RULE', { message: 'blacklist' });
    given(article)
      .when(named([ONE, ONE]), PEOPLE.editor)
      .then.refusal('RULE', { message: 'only once' });
    const many = Array.from({ length: 21 }, (_none, place) => candidate(`many-${place}`));
    given(article).when(named(many), PEOPLE.editor).then.refusal('RULE', { message: 'At most 20' });
    given(article)
      .when(named(many.slice(1)), PEOPLE.editor)
      .then.events('AlternatesSet');
  });

  it('keeps a person who became barred while waiting', () => {
    const article = articleIn('REVIEWER_SELECTION').do(named([ONE]), PEOPLE.editor);
    const listed = { ...ONE, blacklisted: true };
    given(article)
      .when(named([TWO, listed]), PEOPLE.editor)
      .then.events('AlternatesSet');
    expect(nextAlternate(article.state, [listed, TWO])).toBe(TWO);
    expect(nextAlternate(article.state, [listed])).toBeNull();
  });

  it('ends with the revision, and for a person who is chosen', () => {
    const article = articleIn('REVIEWED');
    article.do(named([ONE, TWO], false), PEOPLE.editor);
    article.select({ ...PEOPLE.reviewer1, userId: ONE.userId, email: ONE.email });
    expect(alternatesOf(article.state)).toEqual([TWO.userId]);
    article.decideOn('MINOR_REVISION').submitRevision().passCheck();
    expect(alternatesOf(article.state)).toEqual([]);
    expect(invitesAlternates(article.state)).toBe(true);
  });
});

describe('inviting an alternate', () => {
  it('chooses and mails the first who can be invited, and records the request that ended', () => {
    const { article, gone } = declined();
    expect(needsAlternate(article.state, gone)).toBe(true);
    given(article)
      .when(inviting(gone, ONE), SYSTEM)
      .then.events('ReviewerSelected', 'ReviewerMailed', 'MailRequested')
      .event('ReviewerSelected', { reviewerId: ONE.userId, reviewerEmail: ONE.email, insteadOf: gone, revision: 0 })
      .event('ReviewerMailed', { keyHash: 'hash', mailId: 'mail-new' });
    expect(alternatesOf(article.state)).toEqual([TWO.userId]);
    const made = article.state.assignments.at(-1);
    expect(made).toMatchObject({ status: 'Mailed', assignmentId: 'new-request' });
    expect(Date.parse(made?.answerDueAt ?? '') - Date.parse(article.at)).toBe(7 * 86_400_000);
  });

  it('happens once for each request that ended, also when the command is repeated', () => {
    const { article, gone, other } = declined();
    article.do(inviting(gone, ONE), SYSTEM);
    given(article)
      .when(inviting(gone, TWO, 'another'), SYSTEM)
      .then.events();
    article.decline(other, PEOPLE.reviewer2);
    given(article).when(inviting(gone, TWO), SYSTEM).then.events();
    given(article)
      .when(inviting(other, TWO, 'another'), SYSTEM)
      .then.event('ReviewerSelected', { insteadOf: other });
  });

  it('also follows a request that was not answered', () => {
    const article = articleIn('REVIEWER_SELECTION').do(named([ONE]), PEOPLE.editor);
    const silent = article.invite(PEOPLE.reviewer1);
    expect(needsAlternate(article.state, silent)).toBe(false);
    article.after(14).do({ type: 'MarkNoAnswer', data: { assignmentId: silent } }, SYSTEM);
    given(article).when(inviting(silent, ONE), SYSTEM).then.event('ReviewerMailed', { assignmentId: 'new-request' });
  });

  it('does nothing when it is switched off, no one waits, or enough are invited', () => {
    const { article, gone } = declined();
    const nothing: ArticleCommand = { type: 'InviteAlternate', data: { insteadOf: gone, invite: null } };
    given(article).when(nothing, SYSTEM).then.events();
    given(article)
      .when(inviting(gone, candidate('not-on-the-list')), SYSTEM)
      .then.events();
    article.setCount(1);
    given(article).when(inviting(gone, ONE), SYSTEM).then.events();
    article.setCount(2).do(named([ONE, TWO], false), PEOPLE.editor);
    given(article).when(inviting(gone, ONE), SYSTEM).then.events();
    article.do(named([]), PEOPLE.editor);
    expect(needsAlternate(article.state, gone)).toBe(false);
  });

  it('does nothing for a request that was mailed again, and is closed outside of review', () => {
    const { article, gone } = declined();
    article.mail(gone);
    expect(needsAlternate(article.state, gone)).toBe(false);
    article.decline(gone, PEOPLE.reviewer1).decideOn('MAJOR_REVISION');
    expect(needsAlternate(article.state, gone)).toBe(false);
    given(article).when(inviting(gone, ONE), SYSTEM).then.refusal('TRANSITION');
    const { article: other, gone: left } = declined();
    given(other).when(inviting(left, ONE), PEOPLE.editor).then.refusal('FORBIDDEN');
  });

  it('invites the person of a merged account that the list still names', () => {
    const { article, gone } = declined();
    const kept = { ...ONE, userId: 'kept', formerIds: [ONE.userId] };
    given(article).when(inviting(gone, kept), SYSTEM).then.event('ReviewerSelected', { reviewerId: 'kept' });
  });

  it('removes a person whom the list names by a merged account, so that no one is invited a second time', () => {
    const { article, gone } = declined();
    const kept = { ...ONE, userId: 'kept', formerIds: [ONE.userId] };
    article.do(inviting(gone, kept), SYSTEM);
    expect(alternatesOf(article.state)).toEqual([TWO.userId]);
    expect(invitesAlternates(article.state)).toBe(true);
    const chosen = articleIn('REVIEWER_SELECTION').do(named([ONE, TWO], false), PEOPLE.editor);
    chosen.do({ type: 'SelectReviewer', data: { assignmentId: 'chosen', reviewer: kept } }, PEOPLE.editor);
    chosen.do({ type: 'RemoveReviewer', data: { reviewerId: 'kept' } }, PEOPLE.editor);
    expect(alternatesOf(chosen.state)).toEqual([TWO.userId]);
    expect(invitesAlternates(chosen.state)).toBe(false);
  });

  it('keeps a person on the list whom it names by a merged account, even if they may not review any more', () => {
    const { article } = declined();
    const kept = { ...ONE, userId: 'kept', formerIds: [ONE.userId], blacklisted: true };
    given(article)
      .when(named([TWO, kept]), PEOPLE.editor)
      .then.events('AlternatesSet');
  });

  it('follows the account of a person whose two accounts were merged', () => {
    const { article } = declined();
    const data = { fromId: ONE.userId, toId: 'merged', because: 'MERGED' } as const;
    given(article).when({ type: 'ReplaceAccount', data }, SYSTEM).then.events('AccountReplaced');
    expect(alternatesOf(article.state)).toEqual(['merged', TWO.userId]);
  });
});
