import { screen, waitFor, within } from '@testing-library/react';
import { type Answers } from '../../../../test/answers';
import { aFile, anArticle } from '../../../../test/articles';
import { draftIs, goOnButton, openWizard } from '../../../../test/open-wizard';
import { figuresOf, labelsOf, placesOf } from '../../../shared/figures/figure-places';
import { lacksFigureTitles, titledFigures } from './figure-titles';

const figure = (id: string, figureTitle: string | null, revision = 0) =>
  aFile({ id, filename: `${id}.png`, type: 'Figure', fileType: 'png', figureTitle, revision });
const REQUIRED = (['RebuttalLetter', 'MarkedManuscript', 'UnmarkedManuscriptPDF'] as const).map((type) =>
  aFile({ id: type, filename: `${type}.docx`, type, revision: 1 }),
);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The figures of a revision', () => {
  it('are numbered in their order, and parts remain parts', () => {
    const files = [figure('a', '1. Flow'), figure('b', '1-a. Detail'), figure('c', null), figure('d', 'Old', 1)];
    const article = anArticle({ files: [aFile(), ...files] });
    const places = placesOf(figuresOf(article, 0));
    expect(labelsOf(places).map(({ name, caption }) => [name, caption])).toEqual([
      ['Figure 1', 'Flow'],
      ['Figure 1-a', 'Detail'],
      ['Figure 2', ''],
    ]);
    expect(titledFigures(places, { a: 'Flow', b: 'Detail', c: ' Figure 7: Stay ' })).toEqual([
      { fileId: 'a', figureTitle: '1. Flow' },
      { fileId: 'b', figureTitle: '1-a. Detail' },
      { fileId: 'c', figureTitle: '2. Stay' },
    ]);
  });

  it.each([
    ['no figure', [], false],
    ['a titled figure', [figure('a', 'Flow')], false],
    ['a figure without a title', [figure('a', 'Flow'), figure('b', null)], true],
    ['a figure with a number alone', [figure('a', '1')], true],
    ['one of another revision', [figure('a', null, 1)], false],
  ])('lack a title or not: %s', (_what, files, lacks) => {
    expect(lacksFigureTitles(anArticle({ files }), 0)).toBe(lacks);
  });
});

/** The request that set the figure titles. */
const named = (calls: ReturnType<typeof openWizard>['calls']) =>
  calls.filter(({ path }) => path === '/article/a1/reorder-figures').map(({ body }) => body);

describe('The dialog of figure titles', () => {
  it('opens on leaving the files, requires all titles, and continues once they are saved', async () => {
    const files = [aFile(), figure('a', 'Flow'), figure('b', null)];
    const { user, calls } = openWizard('/manuscript/submit/a1?step=4', {
      ...draftIs({ files }),
      'POST /article/a1/reorder-figures': [200, anArticle({ files: [aFile(), figure('a', '1. Flow')], version: 8 })],
    });
    await user.click(await goOnButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Order and titles of the figures' }));
    expect(dialog.getByLabelText(/^Figure 1/)).toHaveValue('Flow');
    const second = dialog.getByLabelText(/^Figure 2/);
    expect(second).toHaveAccessibleDescription('b.png');
    await user.click(dialog.getByRole('button', { name: 'Save figures' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please give the figure a title.');
    expect(named(calls)).toEqual([]);
    await user.click(second);
    await user.paste('Length of stay');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Overview', level: 2 })).toBeInTheDocument();
    expect(named(calls)).toEqual([
      [
        { fileId: 'a', figureTitle: '1. Flow' },
        { fileId: 'b', figureTitle: '2. Length of stay' },
      ],
    ]);
  });

  it('says why titles were refused and keeps them; when it is closed, the files stay on the screen', async () => {
    const message = 'This article was changed by Bruno Moretti. Please reload the page.';
    const { user } = openWizard('/manuscript/submit/a1?step=4', {
      ...draftIs({ files: [aFile(), figure('a', null)] }),
      'POST /article/a1/reorder-figures': [409, { statusCode: 409, message, code: 'STALE_VERSION' }],
    });
    await user.click(await goOnButton());
    await user.click(await screen.findByLabelText(/^Figure 1/));
    await user.paste('Flow');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Figure 1/)).toHaveValue('Flow');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Paper files' })).toBeInTheDocument();
  });

  it('opens before a revision is sent, which is then sent with the version after the titles', async () => {
    const files = [...REQUIRED, figure('a', null, 1)];
    const waiting = anArticle({ status: 'MINOR_REVISION', actions: ['submit-revision'], files });
    const answers: Answers = {
      'GET /article/a1': [200, waiting],
      'GET /article/my-list-with-status': [200, []],
      'POST /article/a1/reorder-figures': [200, { ...waiting, version: 8, lastUpdate: '2099-01-01T00:00:00.000Z' }],
      'POST /article/a1/submit-revision': [200, anArticle({ status: 'NEW_ARTICLE', revision: 1 })],
    };
    const { user, calls } = openWizard('/uploadRevision/a1?tab=upload', answers);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Submit revision' }));
    await user.click(await screen.findByLabelText(/^Figure 1/));
    await user.paste('Flow');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Submit the revision' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/submit-revision')?.body).toMatchObject({ version: 8 }),
    );
    expect(named(calls)).toEqual([[{ fileId: 'a', figureTitle: '1. Flow' }]]);
  });

  it('opens before a correction is sent', async () => {
    const files = [aFile(), figure('a', null)];
    const waiting = anArticle({ status: 'CORRECTION', actions: ['submit-correction'], files });
    const { user, calls } = openWizard('/correction/a1', {
      'GET /article/a1': [200, waiting],
      'GET /article/my-list-with-status': [200, []],
      'POST /article/a1/reorder-figures': [200, { ...waiting, version: 8 }],
      'POST /article/a1/submit-correction': [200, anArticle({ status: 'NEW_ARTICLE' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByLabelText(/^Figure 1/));
    await user.paste('Flow');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/article/a1/submit-correction')?.body).toMatchObject({ version: 8 }),
    );
  });
});
