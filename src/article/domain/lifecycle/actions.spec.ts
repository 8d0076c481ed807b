import { articleIn, heldArticleIn } from '../../../../test/support/article/article-in-status';
import { PEOPLE } from '../../../../test/support/article/article-people';
import { ARTICLE_ACTIONS, ARTICLE_STATUSES, DECISIONS, STATUS_LABELS } from '../../../contracts';
import { actionsFor, decisionsFor, refusalsFor } from './actions';

describe('actions', () => {
  it.each([
    ['the author of a draft', 'DRAFT', PEOPLE.author, ['change-draft', 'delete-draft', 'submit', 'manage-files']],
    ['an editor of a draft', 'DRAFT', PEOPLE.editor, []],
    ['the author of a new article', 'NEW_ARTICLE', PEOPLE.author, ['withdraw']],
    ['the author of a correction', 'CORRECTION', PEOPLE.author, ['submit-correction', 'withdraw', 'manage-files']],
    [
      'the author of a minor revision',
      'MINOR_REVISION',
      PEOPLE.author,
      ['submit-revision', 'withdraw', 'manage-files', 'see-reviews'],
    ],
    ['the author of an accepted article', 'ACCEPTED', PEOPLE.author, ['see-reviews']],
    ['the author of a withdrawn article', 'WITHDRAWN', PEOPLE.author, []],
    ['a reviewer of an article under review', 'UNDER_REVIEW', PEOPLE.reviewer1, []],
    ['a stranger', 'ACCEPTED', PEOPLE.stranger, []],
    ['the associate editor who gave it back', 'RETURNED_TO_EDITOR', PEOPLE.associate, []],
  ] as const)('of %s', (_who, status, actor, expected) => {
    expect(actionsFor(articleIn(status).state, actor)).toEqual(expected);
  });

  it('of an assistant who checks a new article', () => {
    const actions = actionsFor(articleIn('NEW_ARTICLE').state, PEOPLE.assistant);
    expect(actions).toEqual([
      'pass-check',
      'reject-at-check',
      'request-correction',
      'assign-associate',
      'override',
      'withdraw',
      'manage-files',
      'write-note',
      'resend-mail',
      'write-to-author',
      'see-reviews',
      'see-log',
    ]);
  });

  it('of an editor and of the associate editor of a reviewed article', () => {
    const { state } = heldArticleIn('REVIEWED') ?? articleIn('REVIEWED');
    expect(actionsFor(state, PEOPLE.editor)).toEqual(
      expect.arrayContaining(['decide', 'return-to-assistant', 'choose-reviewers', 'rate-review']),
    );
    const associate = actionsFor(state, PEOPLE.associate);
    expect(associate).toEqual(expect.arrayContaining(['advise', 'return-to-assistant', 'assign-associate']));
    expect(associate).not.toEqual(expect.arrayContaining(['decide']));
    expect(associate).not.toContain('override');
  });

  it('offers rating only where there is something to rate', () => {
    expect(actionsFor(articleIn('UNDER_REVIEW').state, PEOPLE.editor)).not.toContain('rate-review');
    expect(refusalsFor(articleIn('UNDER_REVIEW').state, PEOPLE.editor)['rate-review']).toMatch('no completed review');
  });
});

describe('every action', () => {
  const actors = [PEOPLE.author, PEOPLE.editor, PEOPLE.associate];
  const offered = ARTICLE_STATUSES.flatMap((status) =>
    [articleIn(status), heldArticleIn(status)].flatMap((article) =>
      article ? actors.flatMap((actor) => actionsFor(article.state, actor)) : [],
    ),
  );

  it.each(ARTICLE_ACTIONS)('%s is possible for some role in some status', (action) => {
    expect(offered).toContain(action);
  });
});

describe('decisions', () => {
  it('open to the editor are all eight, and without the two of the first round after a revision', () => {
    expect(decisionsFor(articleIn('REVIEWED').state, PEOPLE.editor)).toEqual(DECISIONS);
    const revised = articleIn('MINOR_REVISION').submitRevision().passCheck().state;
    expect(decisionsFor(revised, PEOPLE.editor)).toEqual(DECISIONS.filter((decision) => !decision.endsWith('_R0')));
  });

  it('open to the associate editor are all eight as advice, and none to others', () => {
    const { state } = articleIn('ASSOCIATE_EDITOR');
    expect(decisionsFor(state, PEOPLE.associate)).toEqual(DECISIONS);
    expect(decisionsFor(state, PEOPLE.editor)).toEqual([]);
    expect(decisionsFor(articleIn('REVIEWED').state, PEOPLE.author)).toEqual([]);
  });
});

describe('refusals', () => {
  it('say in which statuses a closed action is open', () => {
    const refusals = refusalsFor(articleIn('NEW_ARTICLE').state, PEOPLE.editor);
    expect(refusals.decide).toBe(
      'A decision can be recorded while it is in Reviewer selection, Under review, Reviewed or Returned to editor; this article is in New article now.',
    );
    expect(refusals['pass-check']).toBeUndefined();
  });

  it.each(ARTICLE_STATUSES)('in %s contain no action that is open and none outside the person’s roles', (status) => {
    const { state } = articleIn(status);
    for (const actor of [PEOPLE.author, PEOPLE.editor, PEOPLE.associate]) {
      const open = actionsFor(state, actor);
      expect(Object.keys(refusalsFor(state, actor)).filter((action) => open.some((one) => one === action))).toEqual([]);
    }
    expect(refusalsFor(state, PEOPLE.author)).not.toHaveProperty('decide');
    expect(refusalsFor(state, PEOPLE.stranger)).toEqual({});
  });

  it.each(['ASSOCIATE_EDITOR', 'RETURNED_TO_EDITOR'] as const)('do not reveal %s to the author', (status) => {
    const texts = Object.values(refusalsFor(articleIn(status).state, PEOPLE.author)).join(' ');
    expect(texts).not.toBe('');
    expect(texts).not.toContain(STATUS_LABELS.ASSOCIATE_EDITOR.label);
    expect(texts).not.toContain(STATUS_LABELS.RETURNED_TO_EDITOR.label);
  });
});
