import { screen, waitFor, within } from '@testing-library/react';
import type { ArticleView, Designation } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { aFile, anArticle } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const author = person('author');
const file = (type: Designation, revision: number) =>
  aFile({ id: `${type}-${revision}`, filename: `${type}-${revision}.docx`, type, revision, figureTitle: '1. Flow' });
const REQUIRED = [file('RebuttalLetter', 1), file('MarkedManuscript', 1), file('UnmarkedManuscriptPDF', 1)];

function open(path: string, article: ArticleView, answers: Answers = {}) {
  const calls = answerWith({
    'GET /user': [200, author],
    'GET /article/a1': [200, article],
    'GET /article/my-list-with-status': [200, []],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(author) }) };
}

const revision = (files: ArticleView['files']) =>
  anArticle({ status: 'MINOR_REVISION', actions: ['submit-revision'], files });
const upload = (files: ArticleView['files'], answers: Answers = {}) =>
  open('/uploadRevision/a1?tab=upload', revision(files), answers);
const sent: Answers = { 'POST /article/a1/submit-revision': [200, anArticle({ status: 'NEW_ARTICLE', revision: 1 })] };

afterEach(() => jest.restoreAllMocks());

describe('Uploading a revision', () => {
  it('lists missing files, and keeps box and button disabled until then', async () => {
    upload([file('Manuscript', 0), file('RebuttalLetter', 1)]);
    expect(await screen.findByText('Still needed: marked manuscript, unmarked manuscript.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit revision' })).toBeDisabled();
  });

  it.each([true, false])(
    'has the letters and reviews next to it, or above it in a narrow window (wide: %s)',
    async (wide) => {
      const matches = { matches: wide, addEventListener: jest.fn(), removeEventListener: jest.fn() };
      window.matchMedia = jest.fn().mockReturnValue(matches);
      const letter = {
        id: 'l1',
        at: '2026-03-03T10:00:00.000Z',
        kind: 'DECISION',
        subject: 'Our decision',
        text: '<p>Dear.</p>',
      };
      const { user } = upload(REQUIRED, { 'GET /article/a1/letters': [200, [letter]] });
      if (!wide) await user.click(await screen.findByRole('button', { name: 'Letters and reviews' }));
      expect(await screen.findByText(/Our decision/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Submit revision' })).toBeInTheDocument();
      Reflect.deleteProperty(window, 'matchMedia');
    },
  );

  it('is sent once the box is ticked, with the shown version', async () => {
    const { user, calls, router } = upload(REQUIRED, sent);
    expect(await screen.findByRole('button', { name: 'Submit revision' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Submit revision' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/manuscript/view'));
    const body = calls.find(({ path }) => path === '/article/a1/submit-revision')?.body;
    expect(body).toMatchObject({ articleId: 'a1', confirmed: true, version: 7 });
    expect(screen.getAllByText('Files successfully uploaded.')).not.toHaveLength(0);
  });

  it('with figures asks for confirmation before submission', async () => {
    const { user, calls } = upload([...REQUIRED, file('SupplementaryFigures', 1)], sent);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Submit revision' }));
    expect(await screen.findByText('Are the figures complete?')).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/article/a1/submit-revision')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Submit the revision' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/article/a1/submit-revision')).toBe(true));
  });

  it('offers to reuse a kind of file only if this revision has none and the last one had', async () => {
    const { user, calls } = upload([file('Tables', 0), file('Video', 0), file('Video', 1)], {
      'POST /article/a1/reuse-files': [200, revision([file('Tables', 1)])],
    });
    await user.click(await screen.findByRole('button', { name: 'Reuse tables' }));
    expect(screen.queryByRole('button', { name: /Reuse video/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Reuse files from the previous revision?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reuse the files' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/reuse-files')?.body).toEqual({ type: 'Tables' }),
    );
  });

  it('is sent with the version of the last change of files, even before the page has loaded it again', async () => {
    const changed = { ...revision([...REQUIRED, file('Tables', 1)]), version: 8 };
    const reads = [{ ...revision([...REQUIRED, file('Tables', 0)]), version: 7 }];
    const { user, calls } = upload([], {
      'GET /article/a1': () => [reads.length > 0 ? 200 : 503, reads.shift() ?? { statusCode: 503, message: 'Later.' }],
      'POST /article/a1/reuse-files': [200, changed],
      ...sent,
    });
    await user.click(await screen.findByRole('button', { name: 'Reuse tables' }));
    await user.click(await screen.findByRole('button', { name: 'Reuse the files' }));
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Submit revision' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/submit-revision')?.body).toMatchObject({ version: 8 }),
    );
  });

  it('says so if the manuscript does not wait for a revision', async () => {
    open('/uploadRevision/a1', anArticle({ status: 'UNDER_REVIEW' }));
    expect(await screen.findByText('No revision is requested for this manuscript.')).toBeInTheDocument();
  });
});

describe('A correction', () => {
  const waiting = anArticle({
    status: 'CORRECTION',
    revision: 1,
    actions: ['submit-correction'],
    articleCorrections: [
      {
        ...{ id: 'c1', reason: 'Figures are incorrect', description: '<p>Please send sharper figures.</p>' },
        ...{ requestedAt: '2026-03-01T10:00:00.000Z', submittedAt: null },
      },
    ],
    files: [file('Manuscript', 0), file('Figure', 1), file('FullArticle', 1)],
  });

  it('shows the problem, and allows changes only to uploaded files of this revision', async () => {
    open('/correction/a1', waiting);
    expect(await screen.findByText('Please send sharper figures.')).toBeInTheDocument();
    expect(screen.getByText(/Please resubmit only the requested document/)).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Error descriptions' })).toHaveTextContent('Figures are incorrect');
    expect(screen.getByRole('link', { name: 'FullArticle-1.docx' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Manuscript-0.docx' })).toBeInTheDocument();
    const deletable = screen.getAllByRole('button', { name: /^Delete / });
    expect(deletable.map((button) => button.getAttribute('aria-label'))).toEqual(['Delete Figure-1.docx']);
  });

  it('asks only for the last correction, and not again for one that an override ended', async () => {
    const ended = {
      ...{ id: 'c0', reason: 'Manuscript is incorrect', description: '<p>Please number the lines.</p>' },
      ...{ requestedAt: '2026-02-01T10:00:00.000Z', submittedAt: null },
    };
    open('/correction/a1', { ...waiting, articleCorrections: [ended, ...waiting.articleCorrections] });
    expect(await screen.findByText('Please send sharper figures.')).toBeInTheDocument();
    expect(screen.queryByText('Please number the lines.')).not.toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Error descriptions' });
    expect(within(table).getAllByText('Not yet')).toHaveLength(1);
  });

  it('goes back to the assistant with the shown version', async () => {
    const { user, calls, router } = open('/correction/a1', waiting, {
      'POST /article/a1/submit-correction': [200, anArticle({ status: 'NEW_ARTICLE' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/manuscript/view'));
    expect(calls.find(({ path }) => path === '/article/a1/submit-correction')?.body).toMatchObject({ version: 7 });
  });
});
