import { act, screen, waitFor } from '@testing-library/react';
import { answerWith } from '../../../test/answers';
import { aListed, anArticle } from '../../../test/articles';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const NEXT = { id: 'a9', number: '2026-82', path: '/articleDetails/a9' };

function open(path: string) {
  const session = sessionOf(person('editor'));
  const found = { items: [aListed(), aListed({ id: 'a2', articleId: '2026-2' })], total: 900 };
  const chosen = { author: null, uploadUser: null };
  answerWith({
    'GET /user': [200, session.user],
    'GET /user/associate-editor-list': [200, []],
    'GET /article/saved-searches': [200, []],
    'GET /article/all': [200, found],
    'POST /article/search': [200, { ...found, chosen, asOf: null }],
    'GET /article/a2': [200, anArticle({ id: 'a2', articleId: '2026-2', actions: ['see-log'] })],
    'GET /article/a2/log': [200, []],
  });
  return renderApp(path, { session });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe.each(['/manuscript/all?page=3', '/searchManuscripts?q=stay&page=3'])('The list %s', (path) => {
  it('offers the next article after a step', async () => {
    const { router } = open('/profile');
    await act(() => router.navigate(path, { state: { returned: true, next: NEXT } }));
    const link = await screen.findByRole('link', { name: 'Next: #2026-82' });
    expect(link).toHaveAttribute('href', NEXT.path);
  });

  it('gives each article its place among all rows, not only those of its page', async () => {
    const { router } = open(path);
    await waitFor(() => expect(sessionStorage.getItem('quire-list')).toContain('"a2"'));
    await act(() => router.navigate('/articleDetails/a2'));
    expect(await screen.findByText('52 of 900')).toBeInTheDocument();
  });
});
