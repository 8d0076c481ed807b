import { screen, waitFor, within } from '@testing-library/react';
import type { ArticleAction, ArticleReviewerView, ArticleView, GroupName } from '@contracts';
import { aRequest } from '../../../../../test/articles';
import { openDetails } from '../../../../../test/open-details';

const OFFICE: ArticleAction[] = ['see-log', 'see-reviews', 'choose-reviewers', 'decide', 'override'];
const HOLDER: ArticleAction[] = ['see-log', 'see-reviews', 'choose-reviewers', 'advise'];
const writing = (changes: Partial<ArticleReviewerView> = {}): ArticleReviewerView =>
  aRequest({ status: 'Accepted', reviewDueDate: '2999-01-01T10:00:00.000Z', ...changes });
const late = (changes: Partial<ArticleReviewerView> = {}): ArticleReviewerView =>
  writing({ reviewDueDate: '2026-01-01T10:00:00.000Z', overdueDays: 333, ...changes });

afterEach(() => jest.restoreAllMocks());

describe('The primary action of an article', () => {
  it.each<[verb: string, path: string, group: GroupName, article: Partial<ArticleView>]>([
    [
      'Check',
      'checkManuscript',
      'assistant',
      { status: 'NEW_ARTICLE', actions: ['see-log', 'pass-check', 'assign-associate'] },
    ],
    ['Choose reviewers', 'reviewerSelection', 'editor', { status: 'REVIEWER_SELECTION', actions: OFFICE }],
    [
      'Open reviewers',
      'reviewerSelection',
      'editor',
      { status: 'UNDER_REVIEW', actions: OFFICE, articleReviewer: [writing()] },
    ],
    ['Decide', 'decideOnStatus', 'editor', { status: 'REVIEWED', actions: OFFICE }],
    ['Advise', 'decideOnStatus', 'associate editor', { status: 'REVIEWED', actions: HOLDER }],
    ['Resume', 'reviewerSelection', 'editor', { status: 'RETURNED_TO_EDITOR', actions: OFFICE }],
  ])('is the verb of the lists: %s', async (verb, path, group, article) => {
    const { user, router } = openDetails('', article, {}, group);
    await user.click(await screen.findByRole('button', { name: verb }));
    expect(router.state.location.pathname).toBe(`/${path}/a1`);
    await waitFor(() => expect(screen.queryByRole('button', { name: verb })).not.toBeInTheDocument());
  });

  it('reminds the late reviewers of the present revision, and no others', async () => {
    const articleReviewer = [
      late(),
      writing({ id: 'r2' }),
      late({ id: 'r3', revision: 1 }),
      writing({ id: 'r4', status: 'Completed' }),
    ];
    const suggestion = { to: ['olu@example.org'], cc: [], subject: 'Reminder', message: '<p>Dear</p>', language: 'en' };
    const { user, calls } = openDetails(
      '',
      { status: 'UNDER_REVIEW', actions: OFFICE, articleReviewer },
      {
        'GET /article/a1/review/r1/mail-suggestion': [200, suggestion],
        'POST /article/a1/review/r1/send-mail': [200, null],
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Remind' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind late reviewers' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    expect(dialog.getByRole('listitem')).toHaveTextContent(/^Olu Adeyemi, #2026-1, 333 days late$/);
    await user.click(dialog.getByRole('button', { name: 'Send 1 reminder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [sent] = calls.filter(({ method }) => method === 'POST');
    expect(sent).toMatchObject({ path: '/article/a1/review/r1/send-mail', body: { reminder: true } });
  });

  it('is absent where this person can take no step, such as after a decision', async () => {
    openDetails('', { status: 'MAJOR_REVISION', actions: ['see-log', 'see-reviews', 'override'] });
    await screen.findByRole('button', { name: 'More actions' });
    for (const verb of ['Choose reviewers', 'Decide', 'Open reviewers', 'Remind'])
      expect(screen.queryByRole('button', { name: verb })).not.toBeInTheDocument();
  });

  it.each<[words: string, group: GroupName, actions: ArticleAction[]]>([
    ['Decide on status', 'editor', OFFICE],
    ['Advise', 'associate editor', HOLDER],
  ])('leaves “%s” in the menu while reviewers write', async (words, group, actions) => {
    const { user, router } = openDetails('', { status: 'UNDER_REVIEW', actions }, {}, group);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: words }));
    expect(router.state.location.pathname).toBe('/decideOnStatus/a1');
  });
});
