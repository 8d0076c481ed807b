import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSession } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const anna = person('editor');
const session = (id: string, changes: Partial<OwnSession> = {}): OwnSession => ({
  id,
  startedAt: '2026-03-01T08:00:00.000Z',
  lastSeenAt: '2026-03-02T08:00:00.000Z',
  client: 'Firefox on Windows',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  actsFor: null,
  isCurrent: false,
  current: false,
  ...changes,
});
const HERE = session('s1', { isCurrent: true, client: 'Chrome on Linux' });
const OTHERS = [session('s2'), session('s3', { client: 'Safari on iOS', address: null, actsFor: 'Otto Other' })];

/** A server with a list of sessions; a call that ends a session removes it from the list. */
function serve(first: readonly OwnSession[], more: Answers = {}) {
  let open = first;
  const keep = (which: (one: OwnSession) => boolean) => (): [number, null] => {
    open = open.filter(which);
    return [204, null];
  };
  return answerWith({
    'GET /user': [200, anna],
    'GET /user/sessions': () => [200, open],
    'POST /user/sessions/s2/end': keep(({ id }) => id !== 's2'),
    'POST /user/sessions/end-others': keep(({ isCurrent }) => isCurrent),
    ...more,
  });
}

const open = () => renderApp('/profile', { session: sessionOf(anna) });
const card = () => screen.findByRole('region', { name: 'Where you are signed in' });
const rows = async () =>
  within(await card())
    .getAllByRole('row')
    .slice(1);

afterEach(() => jest.restoreAllMocks());

describe('Where you are signed in', () => {
  it('lists each session with browser and address, and marks this one', async () => {
    serve([HERE, ...OTHERS]);
    open();
    await screen.findByText('You are here');
    const [here, second, third] = await rows();
    expect(here).toHaveTextContent('Chrome on Linux, 203.0.113.7');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('Firefox on Windows, 203.0.113.7');
    expect(third).toHaveTextContent('Safari on iOS, signed in as Otto Other');
  });

  it('signs out in one place', async () => {
    const calls = serve([HERE, ...OTHERS]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out there: Firefox on Windows' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/user/sessions/s2/end']);
    expect(screen.queryByText(/Firefox on Windows/)).toBeNull();
  });

  it('signs out everywhere else after a confirmation', async () => {
    const calls = serve([HERE, ...OTHERS]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' });
    await user.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('offers nothing to end where there is no other session', async () => {
    serve([HERE]);
    open();
    await screen.findByText('You are here');
    expect(within(await card()).queryByRole('button', { name: /Sign out/ })).toBeNull();
  });

  it('says that no session is open', async () => {
    serve([]);
    open();
    expect(await screen.findByText('No sessions are open.')).toBeInTheDocument();
  });

  it('says why the list cannot be shown, and can try again', async () => {
    let fails = true;
    const failure = { statusCode: 500, message: 'Something went wrong.', code: 'INTERNAL' };
    serve([HERE], { 'GET /user/sessions': () => (fails ? [500, failure] : [200, [HERE]]) });
    const { user } = open();
    const again = await within(await card()).findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect(await screen.findByText('You are here')).toBeInTheDocument();
  });

  it('is hidden under login-as', async () => {
    const calls = serve([HERE]);
    const acting = { ...anna, actor: { id: 'user-otto', firstName: 'Otto', lastName: 'Other' } };
    renderApp('/profile', { session: sessionOf(acting) });
    await screen.findByRole('textbox', { name: 'City' });
    expect(screen.queryByRole('region', { name: 'Where you are signed in' })).toBeNull();
    expect(calls.some(({ path }) => path === '/user/sessions')).toBe(false);
  });
});
