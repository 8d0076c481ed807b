import { screen } from '@testing-library/react';
import type { GroupName, WaitingArticle, WaitingLongest } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { anArticle } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const ITEM: WaitingArticle = {
  ...{ id: 'a1', articleId: '2026-10', articleTitle: 'Blood pressure after stroke', status: 'REVIEWED', revision: 0 },
  ...{ statusSince: '2026-11-01T10:00:00.000Z', due: '2026-11-15T10:00:00.000Z', waitsFor: 'office', lateDays: null },
  ...{
    associateName: null,
    hasLateReviewers: false,
    reviewersRequired: 2,
    reviewersAgreed: 2,
    reviewersCompleted: 2,
    actions: [],
  },
};

function open(items: WaitingArticle[], group: GroupName = 'editor') {
  const session = sessionOf(person(group));
  const waiting: WaitingLongest = {
    ...{
      items,
      total: items.length,
      held: group === 'associate editor' ? 3 : null,
      late: { reviewer: 0, associate: 0, office: 0 },
      uninvited: 0,
      week: [],
    },
    oldest: { check: null, decide: null },
  };
  answerWith({
    'GET /user': [200, session.user],
    'GET /article/waiting-longest': [200, waiting],
    'GET /article/a1': [200, anArticle({ actions: ['see-log'] })],
    'GET /article/a1/log': [200, []],
  });
  return renderApp('/', { session });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The articles on the start page', () => {
  it.each<[string, GroupName, Partial<WaitingArticle>]>([
    ['Decide', 'editor', { actions: ['decide'] }],
    ['Advise', 'associate editor', { actions: ['advise'] }],
    ['Choose reviewers', 'editor', { status: 'ASSOCIATE_EDITOR' }],
    ['Check', 'editor', { status: 'NEW_ARTICLE', actions: ['pass-check'] }],
    ['Remind', 'editor', { status: 'UNDER_REVIEW', waitsFor: 'reviewer', lateDays: 3, hasLateReviewers: true }],
    ['Remind', 'editor', { status: 'UNDER_REVIEW', waitsFor: 'associate', lateDays: 9, hasLateReviewers: true }],
    ['Open', 'editor', { status: 'UNDER_REVIEW' }],
    ['Open', 'associate editor', { status: 'MAJOR_REVISION', waitsFor: 'elsewhere' }],
    ['Open', 'associate editor', { status: 'NEW_ARTICLE', waitsFor: 'elsewhere' }],
  ])('have the step of the to-do list: %s', async (verb, group, changes) => {
    open([{ ...ITEM, ...changes }], group);
    expect(await screen.findByRole('link', { name: `${verb} #2026-10-R0` })).toBeInTheDocument();
  });

  it.each<[string, Partial<WaitingArticle>]>([
    ['In the check of the office', { status: 'NEW_ARTICLE', due: null }],
    ['With the authors, due 15 Nov 2026', { status: 'MAJOR_REVISION' }],
    ['With the authors', { status: 'CORRECTION', due: null }],
  ])('wait for others: %s', async (words, changes) => {
    open([{ ...ITEM, waitsFor: 'elsewhere', ...changes }], 'associate editor');
    expect(await screen.findByText(new RegExp(`^#2026-10-R0 · .* · ${words}$`))).toBeInTheDocument();
    const all = screen.getByRole('link', { name: 'All 3 assigned to you' });
    expect(all).toHaveAttribute('href', '/associate/myArticle');
  });

  it('are none in progress although finished ones are assigned', async () => {
    open([], 'associate editor');
    expect(await screen.findByText('No article that is assigned to you is in progress.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 3 assigned to you' })).toBeInTheDocument();
  });

  it('lead back to the start page, and to the next of them', async () => {
    const { user } = open([ITEM, { ...ITEM, id: 'a2', articleId: '2026-11' }]);
    await user.click(await screen.findByRole('link', { name: 'Decide #2026-10-R0' }));
    const stored = JSON.parse(sessionStorage.getItem('quire-list') ?? 'null') as unknown;
    expect(stored).toMatchObject({ name: 'Home', address: '/', articles: [{ id: 'a1' }, { id: 'a2' }] });
  });

  it('are no list to return to before one of them is opened', async () => {
    open([ITEM]);
    await screen.findByRole('link', { name: 'Decide #2026-10-R0' });
    expect(sessionStorage.getItem('quire-list')).toBeNull();
  });
});
