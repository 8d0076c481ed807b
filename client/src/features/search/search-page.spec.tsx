import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SavedSearch } from '@contracts';
import { type Answers, answerWith } from '../../../test/answers';
import { aListed, anAuthor } from '../../../test/articles';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const CARD = aListed({
  id: 'a1',
  articleId: '2026-15',
  articleTitle: 'Early mobilisation',
  articleAuthors: [anAuthor({ firstName: 'Ada', lastName: 'Writer' })],
  revision: 1,
  uploadDate: '2026-03-01T10:00:00.000Z',
});
const FOUND = { items: [CARD], total: 1, chosen: { author: null, uploadUser: null }, asOf: null };
const SAVED: SavedSearch = { id: 's1', name: 'Stroke', filters: { q: 'stroke' }, sort: '' };

function show(path: string, answers: Answers = {}) {
  const session = sessionOf(person('assistant'));
  const calls = answerWith({
    'GET /user': [200, session.user],
    'GET /article/saved-searches': [200, []],
    'GET /user/associate-editor-list': [200, []],
    'GET /article/upload-user-list': [200, []],
    'POST /article/search': [200, FOUND],
    ...answers,
  });
  return { ...renderApp(path, { session }), calls };
}
const searched = (calls: ReturnType<typeof answerWith>) => calls.filter(({ path }) => path === '/article/search');
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

afterEach(() => jest.restoreAllMocks());

describe('The search for manuscripts', () => {
  it('sends no request until a field is filled in', async () => {
    const { calls } = show('/searchManuscripts');
    expect(await screen.findByText('Fill in at least one field to search.')).toBeInTheDocument();
    press('Search');
    await waitFor(() => expect(screen.getAllByText('Fill in at least one field to search.')).toHaveLength(2));
    expect(searched(calls)).toEqual([]);
  });

  it('puts the search into the address and shows the results', async () => {
    const { calls, router } = show('/searchManuscripts');
    fireEvent.change(await screen.findByLabelText('Words'), { target: { value: 'mobil' } });
    fireEvent.click(screen.getByLabelText('Active'));
    press('Search');
    const table = await screen.findByRole('table', { name: 'Manuscripts found' });
    expect(await within(table).findByText('Early mobilisation')).toHaveAttribute('href', '/articleDetails/a1');
    expect(screen.getByText('1 manuscript')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?q=mobil&active=active');
    expect(searched(calls)[0]?.body).toEqual({ q: 'mobil', active: 'active', page: 0, size: 25, sort: '' });
  });

  it('opens with the filters, order and page of its address', async () => {
    const { calls } = show('/searchManuscripts?title=stroke&status=ACCEPTED&active=custom&sort=-articleId&page=2');
    await screen.findByText('Early mobilisation');
    press('More filters');
    expect(screen.getByLabelText('Title')).toHaveValue('stroke');
    expect(screen.getByLabelText('Accepted')).toBeChecked();
    expect(searched(calls)[0]?.body).toMatchObject({
      title: 'stroke',
      statusList: ['ACCEPTED'],
      page: 1,
      sort: '-articleId',
    });
  });

  it('folds its filters after a search, names them, and removes one', async () => {
    const { router } = show('/searchManuscripts?q=stroke&from=2026-03-02&active=custom&status=ACCEPTED,REJECTED');
    await screen.findByText('Early mobilisation');
    expect(screen.getByRole('button', { name: 'More filters' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Accepted, Rejected')).toBeVisible();
    fireEvent.click(screen.getByText('From 2 Mar 2026'));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?q=stroke&active=custom&status=ACCEPTED%2CREJECTED'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'More filters' }));
    expect(screen.getByLabelText('Submitted from')).toHaveValue('');
    expect(screen.getByLabelText('Submitted from')).toBeVisible();
  });

  it('opens manuscripts as of a day, with the status of that time, and says so', async () => {
    const { calls, router } = show('/searchManuscripts?q=mobil&as-of=2026-03-01', {
      'POST /article/search': [200, { ...FOUND, asOf: '2026-03-01T22:59:59.999Z' }],
    });
    const title = await screen.findByText('Early mobilisation');
    expect(title).toHaveAttribute('href', '/articleDetails/a1?at=2026-03-01T22:59:59.999Z');
    expect(searched(calls)[0]?.body).toMatchObject({ q: 'mobil', asOf: '2026-03-01' });
    expect(screen.getAllByText('Status then')).not.toEqual([]);
    expect(screen.getByText(/Manuscripts as of 1 March 2026/)).toBeInTheDocument();
    fireEvent.click(screen.getByText('As of 1 Mar 2026'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=mobil'));
  });

  it('says so when nothing matches, and rejects days in the wrong order', async () => {
    show('/searchManuscripts?q=nothing', { 'POST /article/search': [200, { ...FOUND, items: [], total: 0 }] });
    expect(await screen.findByText('No manuscript matches.')).toBeInTheDocument();
    press('More filters');
    fireEvent.change(screen.getByLabelText('Submitted from'), { target: { value: '2 Mar 2026' } });
    fireEvent.change(screen.getByLabelText('Submitted until'), { target: { value: '1 Mar 2026' } });
    press('Search');
    expect(await screen.findByText('The end date is before the start date.')).toBeInTheDocument();
  });

  it('saves a search under a name, and reports a taken name', async () => {
    const taken = { statusCode: 409, code: 'CONFLICT', message: 'You already have a search with this name.' };
    let refuse = true;
    const { calls } = show('/searchManuscripts?q=stroke', {
      'POST /article/saved-searches': () => (refuse ? [409, taken] : [200, SAVED]),
    });
    await screen.findByText('Early mobilisation');
    press('Save search');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/Name/), { target: { value: 'Stroke' } });
    fireEvent.click(within(dialog).getByText('Save'));
    expect(await within(dialog).findByText(taken.message)).toBeInTheDocument();
    refuse = false;
    fireEvent.click(within(dialog).getByText('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const saveCalls = calls.filter(({ method, path }) => method === 'POST' && path === '/article/saved-searches');
    expect(saveCalls.at(-1)?.body).toEqual({ name: 'Stroke', filters: { q: 'stroke' }, sort: '' });
  });

  it('offers the saved searches, and deletes one only after a confirmation', async () => {
    const { calls } = show('/searchManuscripts', {
      'GET /article/saved-searches': [200, [SAVED]],
      'POST /article/saved-searches/s1/delete': [200, {}],
    });
    expect(await screen.findByText('Stroke')).toHaveAttribute('href', '/searchManuscripts?q=stroke');
    fireEvent.click(screen.getByLabelText('Rename or delete Stroke'));
    fireEvent.click(await screen.findByText('Delete'));
    expect(calls.some(({ path }) => path.endsWith('/delete'))).toBe(false);
    fireEvent.click(await screen.findByText('Delete the search'));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/delete'))).toBe(true));
  });
});

describe('All manuscripts', () => {
  it('are shown page by page, in the order and with the words of the address', async () => {
    const { calls } = show('/manuscript/all?page=3&size=10&sort=articleTitle&q=stroke', {
      'GET /article/all': [200, { items: [CARD], total: 21 }],
    });
    expect(await screen.findByText('21–21 of 21')).toBeInTheDocument();
    const asked = calls.find(({ path }) => path === '/article/all');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      page: '2',
      size: '10',
      sort: 'articleTitle',
      q: 'stroke',
    });
  });

  it('are filtered by statuses, lateness, type and associate editor, all in the address', async () => {
    const { calls, router } = show('/manuscript/all?status=UNDER_REVIEW,NONSENSE&type=99&page=2', {
      'GET /article/all': [200, { items: [CARD], total: 1 }],
      'GET /user/associate-editor-list': [200, [{ id: 'e1', firstName: 'Erik', lastName: 'Bos', institute: null }]],
    });
    const last = () => Object.fromEntries(calls.filter(({ path }) => path === '/article/all').at(-1)?.query ?? []);
    fireEvent.click(await screen.findByRole('button', { name: 'Status: Under review' }));
    expect(last()).toMatchObject({ statusList: 'UNDER_REVIEW', page: '1' });
    expect(last()).not.toHaveProperty('typeId');
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Reviewed' }));
    await waitFor(() => expect(last()).toMatchObject({ statusList: 'UNDER_REVIEW,REVIEWED', page: '0' }));
    fireEvent.click(screen.getByRole('button', { name: 'Late' }));
    fireEvent.change(screen.getByLabelText('All associate editors'), { target: { value: 'e1' } });
    await waitFor(() => expect(last()).toMatchObject({ late: 'true', holderId: 'e1' }));
    expect(router.state.location.search).toContain('late=yes&associate=e1');
  });

  it('open the last page when the address is past the end', async () => {
    const { router } = show('/manuscript/all?page=9&size=10', { 'GET /article/all': [200, { items: [], total: 21 }] });
    await waitFor(() => expect(router.state.location.search).toBe('?page=3&size=10'));
  });
});
