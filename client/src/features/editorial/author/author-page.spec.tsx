import { screen, waitFor, within } from '@testing-library/react';
import type { ArticleView, AuthorshipEntry } from '@contracts';
import { aFile, anArticle, aRequest } from '../../../../test/articles';
import { openDetails } from '../../../../test/open-details';

const letter = { id: 'm1', at: '2026-03-04T10:00:00.000Z', kind: 'CHECK_REJECTED', subject: 'Your manuscript' };
const letters = { 'GET /article/a1/letters': [200, [{ ...letter, text: '<p>It does not fit the journal.</p>' }]] } as {
  'GET /article/a1/letters': [number, unknown];
};
const entry = (name: string, state: AuthorshipEntry['state']): AuthorshipEntry => ({
  ...{ name, state, at: null, roles: [], declarations: [], comment: null },
});
const authorship = { asked: true, authors: [entry('Ann One', 'CONFIRMED'), entry('Bob Two', 'WAITING')] };

/** The page as the author's, with the answers of the routes that authors may use. */
const openAsAuthor = (
  path: string,
  article: Partial<ArticleView>,
  answers: Parameters<typeof openDetails>[2] = {},
  group: 'author' | 'editor' = 'author',
) =>
  openDetails(
    path,
    { actions: [], uploadedById: `user-${group}`, ...article },
    {
      'GET /article/a1/authorship': [200, { ...authorship, remindable: 0, remindableFrom: null }],
      'GET /article/usual-days': [200, { asking: 3, reviewing: 27 }],
      ...answers,
    },
    group,
  );

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Parts of the article' }));

afterEach(() => jest.restoreAllMocks());

describe("An article's own page, for its author", () => {
  it.each<[string, Partial<ArticleView>, string]>([
    ['Adjust manuscript', { status: 'CORRECTION', actions: ['submit-correction'] }, '/correction/a1'],
    ['Upload revision', { status: 'MAJOR_REVISION', actions: ['submit-revision'] }, '/uploadRevision/a1'],
    [
      'Reply to the reviewers',
      { status: 'MAJOR_REVISION', actions: ['submit-revision'] },
      '/uploadRevision/a1?tab=reply',
    ],
    ['Continue', { status: 'DRAFT', actions: ['change-draft'] }, '/manuscript/submit/a1'],
  ])('has the next action: %s', async (name, article, path) => {
    const { user, router } = openAsAuthor('', article);
    await user.click(await screen.findByRole('button', { name }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(path);
  });

  it('has no next action while the journal works, and says how far it is with the words of the start page', async () => {
    openAsAuthor('', { status: 'UNDER_REVIEW', actions: ['withdraw'], uploadDate: '2026-03-01T10:00:00.000Z' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Length of stay' })).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Progress of the manuscript' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'New Article, done',
      'Reviewer selection, done',
      'Under Review, done',
      '4Reviewed, still to come',
    ]);
    expect(await screen.findByText(/^With reviewers .*, usually 27$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Adjust|Upload|Reply/ })).not.toBeInTheDocument();
  });

  it('has the abstract, the cover letter, the confirmations of the authors and the suggestions in view', async () => {
    const suggestedReviewers = [{ fullName: 'Emmy Noether', email: 'emmy@example.org' }];
    const nominees = [{ id: 'p1', firstName: 'Mei', lastName: 'Tanaka', institute: null }];
    const wishes = { reviewerOne: 'p1', nominees, suggestedReviewers } as Partial<ArticleView>;
    const { calls } = openAsAuthor('', { status: 'UNDER_REVIEW', coverLetter: '<p>Dear editor</p>', ...wishes });
    for (const text of ['A question.', 'Dear editor', 'Ann One', 'Bob Two', 'Mei Tanaka'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('has not confirmed yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'emmy@example.org' })).toBeInTheDocument();
    // Which addresses bounce is for the office.
    expect(calls.map(({ path }) => path)).not.toContain('/address-marks/find');
  });

  it('has tabs by address, with the viewer and the files of each revision', async () => {
    const files = [
      aFile({ id: 'm', revision: 0 }),
      aFile({ id: 'f', type: 'Figure', figureTitle: '3. Flow', figureNumber: '2', revision: 1, filename: 'flow.tiff' }),
    ];
    const { user, router } = openAsAuthor('', { status: 'UNDER_REVIEW', revision: 1, files });
    await user.click((await tabs()).getByRole('link', { name: 'Files, 2' }));
    expect(router.state.location.search).toBe('?tab=files');
    expect((await tabs()).getByRole('link', { name: 'Files, 2' })).toHaveAttribute('aria-current', 'page');
    const revisions = screen.getAllByRole('heading', { level: 2, name: /^Files of revision/ });
    expect(revisions.map((one) => one.textContent)).toEqual(['Files of revision 1', 'Files of revision 0']);
    expect(screen.getByText('Figure 2. Flow')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2026-1-Manuscript-1.docx' })).toHaveAttribute('href', '/api/files/file-1');
    await user.click((await tabs()).getByRole('link', { name: 'Manuscript' }));
    expect(await screen.findByText('There is no PDF of this revision yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Revision 0' }));
    expect(router.state.location.search).toBe('?tab=manuscript&revision=0');
  });

  it('is withdrawn from its menu, with a reason', async () => {
    const withdrawn = anArticle({ status: 'WITHDRAWN' });
    const { user, calls } = openAsAuthor(
      '',
      { status: 'UNDER_REVIEW', actions: ['withdraw'] },
      { 'POST /article/a1/withdraw': [200, withdrawn] },
    );
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Sent elsewhere');
    await user.click(screen.getByRole('button', { name: 'Withdraw the manuscript' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/withdraw')?.body).toEqual({
        reason: 'Sent elsewhere',
        version: 7,
      }),
    );
  });

  it('cannot be withdrawn after the final decision, but printed', async () => {
    const { user } = openAsAuthor('', { status: 'ACCEPTED' });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Withdraw' })).not.toBeInTheDocument();
  });

  it('is the same for staff who are its author', async () => {
    openAsAuthor('', { status: 'UNDER_REVIEW', conflict: true }, {}, 'editor');
    expect(await screen.findByRole('list', { name: 'Progress of the manuscript' })).toBeInTheDocument();
    expect((await tabs()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Manuscript',
      'Reviews and letters',
      'Files1',
    ]);
  });
});

describe('The reviews and letters of an article', () => {
  it.each<[string, Partial<ArticleView>, string]>([
    ['rejected at the check', { status: 'REJECTED' }, 'The manuscript was decided on without reviews.'],
    ['withdrawn before a decision', { status: 'WITHDRAWN' }, 'The manuscript was withdrawn before a decision.'],
    [
      'waiting for a correction',
      { status: 'CORRECTION', actions: ['submit-correction'] },
      'The editorial office asks for a correction.',
    ],
  ])('are the letter of one that is %s, and why there are no reviews', async (_case, article, text) => {
    const { user } = openAsAuthor('', article, letters);
    const due = await screen.findByRole('region', { name: 'Letter from the editors' });
    expect(within(due).getByText('It does not fit the journal.')).toBeInTheDocument();
    await user.click((await tabs()).getByRole('link', { name: 'Reviews and letters' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    const card = await screen.findByRole('region', { name: 'Letter from the editors' });
    expect(within(card).getByText('It does not fit the journal.')).toBeInTheDocument();
    expect(screen.queryByText('Reviews appear here once the editors have decided.')).not.toBeInTheDocument();
  });

  it('say that reviews will follow', async () => {
    openAsAuthor('?tab=reviews', { status: 'UNDER_REVIEW' });
    expect(await screen.findByText('Reviews appear here once the editors have decided.')).toBeInTheDocument();
  });

  it('are the letter above the reviews', async () => {
    const articleReviewer = [aRequest({ status: 'Completed' })];
    openAsAuthor('?tab=reviews', { status: 'ACCEPTED', actions: ['see-reviews'], articleReviewer }, letters);
    expect(await screen.findByText('It does not fit the journal.')).toBeInTheDocument();
    expect((await tabs()).getByRole('link', { name: 'Reviews and letters, 1' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Reviews of revision 0' })).toBeInTheDocument();
  });

  it('are no letters, no progress and no confirmations for a reviewer', async () => {
    const reviewed: Partial<ArticleView> = { status: 'REJECTED', actions: [], uploadedById: '' };
    const { calls, user } = openDetails('', reviewed, letters, 'reviewer');
    expect(await screen.findByText('A question.')).toBeInTheDocument();
    expect(screen.queryByText('Cover letter')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Progress of the manuscript' })).not.toBeInTheDocument();
    await user.click((await tabs()).getByRole('link', { name: 'Reviews' }));
    expect(await screen.findByText('The manuscript was decided on without reviews.')).toBeInTheDocument();
    const asked = calls.map(({ path }) => path);
    for (const path of ['/article/a1/letters', '/article/a1/authorship']) expect(asked).not.toContain(path);
  });
});
