import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, answerWith, menuCounts } from '../../../../test/answers';
import { aCard, aFile, anArticle, anAuthor } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { draftCopy } from '../../../shared/saving/draft-copy';

const author = person('author');

function open(path: string, answers: Answers) {
  const calls = answerWith({ 'GET /user': [200, author], ...answers });
  return { calls, ...renderApp(path, { session: sessionOf(author) }) };
}
const list = (...cards: ReturnType<typeof aCard>[]): Answers => ({ 'GET /article/my-list-with-status': [200, cards] });

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('My manuscripts', () => {
  it('show the text of the spec without manuscripts', async () => {
    open('/manuscript/view', list());
    expect(await screen.findByText('No submited article')).toBeInTheDocument();
  });

  it('show the status, and the progress in four steps', async () => {
    const { user } = open('/manuscript/view', {
      ...list(aCard()),
      'GET /article/a1': [200, anArticle({ status: 'UNDER_REVIEW' })],
    });
    expect(await screen.findByText('No action required')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: aCard().label })).toHaveAttribute('href', '/articleDetails/a1');
    await user.click(screen.getByRole('button', { name: 'Show Progress' }));
    const steps = within(await screen.findByRole('dialog')).findAllByRole('listitem');
    expect(await steps).toHaveLength(4);
  });

  it("show the original files with the author's names, the journal's names, numbers of figures and revisions", async () => {
    const files = [
      aFile({ filename: '2026-1-Manuscript-1.docx', originalName: 'Draft final.docx' }),
      aFile({
        id: 'f2',
        filename: '2026-1-Figure-2.png',
        type: 'Figure',
        revision: 1,
        figureTitle: '3. Flow',
        figureNumber: '2',
      }),
    ];
    const { user } = open('/manuscript/view', {
      ...list(aCard()),
      'GET /article/a1': [200, anArticle({ status: 'UNDER_REVIEW', files })],
    });
    await user.click(await screen.findByRole('button', { name: 'Original files' }));
    expect(await screen.findByRole('link', { name: 'Draft final.docx' })).toBeInTheDocument();
    const lines = within(await screen.findByRole('dialog', { name: 'Original files' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      '2026-1-Figure-2.png (Figure 2. Flow, revision 1, 0.01 MB)',
      'Draft final.docx (Manuscript, revision 0, 0.01 MB)2026-1-Manuscript-1.docx',
    ]);
  });

  it('link to the manuscripts that wait for their author, even when there are no others', async () => {
    const counts = menuCounts({ mine: { draft: 0, actionNeeded: 1, view: 0 } });
    open('/manuscript/view', { ...list(), 'GET /menu-counts': [200, counts] });
    const notice = await screen.findByText(/One manuscript is waiting for you in/);
    expect(within(notice).getByRole('link', { name: 'Action needed' })).toHaveAttribute('href', '/manuscript/revision');
    expect(await screen.findByText('No submited article')).toBeInTheDocument();
  });

  it('show for a withdrawn manuscript how far it had come, and that nothing more will follow', async () => {
    const { user } = open('/manuscript/view', {
      ...list(aCard({ status: 'WITHDRAWN' })),
      'GET /article/a1': [200, anArticle({ status: 'WITHDRAWN', withdrawnFrom: 'UNDER_REVIEW' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Show Progress' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/was withdrawn on .*Its status was then 'Under review'/)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'New Article, done',
      'Reviewer selection, done',
      'Under Review, done',
      '4Reviewed, not reached',
    ]);
  });

  it('fold a long list of authors', async () => {
    const fifty = Array.from({ length: 50 }, (_none, index) =>
      anAuthor({ id: `p${index}`, lastName: `Author${index}` }),
    );
    const { user } = open('/manuscript/view', list(aCard({ articleAuthors: fifty })));
    const more = await screen.findByRole('button', { name: 'and 47 more' });
    expect(screen.queryByText('Anna Author49')).not.toBeInTheDocument();
    await user.click(more);
    expect(screen.getByText('Anna Author49')).toBeInTheDocument();
  });

  it('hide the reviews until there is a decision', async () => {
    open('/manuscript/view', list(aCard(), aCard({ id: 'a2', label: '#2026-2-R0-Other', status: 'ACCEPTED' })));
    const accepted = within(await screen.findByRole('region', { name: '#2026-2-R0-Other' }));
    expect(accepted.getByRole('button', { name: 'Reviews' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Reviews' })).toHaveLength(1);
  });

  it('are withdrawn only with a reason', async () => {
    const { user, calls } = open('/manuscript/view', {
      ...list(aCard({ actions: ['withdraw'] })),
      'POST /article/a1/withdraw': [200, anArticle({ status: 'WITHDRAWN' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const send = await screen.findByRole('button', { name: 'Withdraw the manuscript' });
    await user.click(send);
    expect(await screen.findByText('Please give a reason for the withdrawal.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sent elsewhere');
    await user.click(send);
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/withdraw')?.body).toEqual({
        reason: 'Sent elsewhere',
        version: 7,
      }),
    );
  });
});

describe('Drafts', () => {
  it('show the text of the spec without drafts', async () => {
    open('/manuscript/draft', list());
    expect(await screen.findByText('No draft article')).toBeInTheDocument();
  });

  it('are deleted after a confirmation that says what will be deleted', async () => {
    for (const id of ['a1', 'a2']) draftCopy.store(`${author.id}:article:${id}`, 'earlier', { articleTitle: 'Typed' });
    const { user, calls } = open('/manuscript/draft', {
      ...list(aCard({ status: 'DRAFT' })),
      'POST /article/a1/delete': [204, null],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Are you sure you want delete?')).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/article/a1/delete')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete the draft' }));
    expect(await screen.findAllByText('Successfully deleted')).not.toHaveLength(0);
    expect(draftCopy.find(`${author.id}:article:a1`)).toBeNull();
    expect(draftCopy.find(`${author.id}:article:a2`)).not.toBeNull();
  });
});

describe('Action needed', () => {
  it('links each kind to its own page', async () => {
    const correction = aCard({ id: 'a3', label: '#2026-3-R0-C', status: 'CORRECTION' });
    const { user, router } = open('/manuscript/revision?tab=correction', {
      ...list(correction),
      'GET /article/a3': [200, anArticle({ id: 'a3', status: 'CORRECTION' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Adjust manuscript' }));
    expect(router.state.location.pathname).toBe('/correction/a3');
  });

  it('opens on the first kind that has waiting manuscripts, or on the kind in the address', async () => {
    const major = list(aCard({ status: 'MAJOR_REVISION' }));
    const { unmount } = open('/manuscript/revision', major);
    expect(await screen.findByRole('button', { name: 'Upload revision' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /Major revision/ })).toHaveAttribute('aria-selected', 'true');
    unmount();
    open('/manuscript/revision?tab=minor', major);
    expect(await screen.findByRole('tab', { name: /Minor revision/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('says that nothing waits', async () => {
    const { user, router } = open('/manuscript/revision', list());
    expect(await screen.findByText('No manuscripts are waiting for you.')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'My manuscripts' }));
    expect(router.state.location.pathname).toBe('/manuscript/view');
  });
});
