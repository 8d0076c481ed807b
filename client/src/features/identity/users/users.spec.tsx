import { screen, waitFor, within } from '@testing-library/react';
import type { GroupName, User } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const anna = person('author', { id: 'anna', firstName: 'Anna', lastName: 'Visser', email: 'anna@clinic.test' });
const boss = person('editor', { id: 'boss', firstName: 'Bea', lastName: 'Baas', email: 'boss@clinic.test' });
const acting = (real: User): User => ({ ...anna, actor: real });

function open(group: GroupName, { answers = {}, path = '/users' }: { answers?: Answers; path?: string } = {}) {
  const me = person(group);
  const calls = answerWith({
    'GET /user': [200, me],
    'GET /user/all': [200, { items: [anna, boss, me], total: 134 }],
    'GET /user/anna': [200, anna],
    ...answers,
  });
  return { me, calls, ...renderApp(path, { session: sessionOf(me) }) };
}

const posts = (calls: ReturnType<typeof answerWith>) =>
  calls.filter(({ method, path }) => method === 'POST' && path !== '/address-marks/find');

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('The users', () => {
  it('are loaded one page at a time, up to all of them', async () => {
    const { calls, user } = open('assistant', { path: '/users?page=2&sort=-group&q=clinic' });
    await screen.findByText('Visser');
    const asked = () => calls.filter(({ path }) => path === '/user/all').map(({ query }) => Object.fromEntries(query));
    expect(asked()[0]).toEqual({ page: '1', size: '50', sort: '-group', q: 'clinic' });
    await user.selectOptions(screen.getByLabelText('Rows per page'), 'All 134 rows');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: '0', size: '134' }));
  });

  it('show an associate editor no link to the accounts of editors', async () => {
    open('associate editor');
    expect(await screen.findByLabelText('Edit Anna Visser')).toBeInTheDocument();
    expect(screen.getByLabelText('Login as Anna Visser')).toBeInTheDocument();
    for (const what of ['Edit', 'Login as', 'Change group of'])
      expect(screen.queryByLabelText(`${what} Bea Baas`)).not.toBeInTheDocument();
  });

  it('are moved to another group that the person may assign', async () => {
    const { calls, user } = open('assistant', { answers: { 'POST /user/update/anna/change-role': [200, anna] } });
    await user.click(await screen.findByLabelText('Change group of Anna Visser'));
    const dialog = within(await screen.findByRole('dialog'));
    const choices = within(dialog.getByLabelText(/^Group/)).getAllByRole('option', { hidden: true });
    expect(choices.map(({ textContent }) => textContent)).not.toContain('Editor');
    await user.click(dialog.getByText('Change group'));
    expect((await dialog.findAllByText('Please choose another group.')).length).toBeGreaterThan(0);
    await user.selectOptions(dialog.getByLabelText(/^Group/), 'Reviewer');
    await user.click(dialog.getByText('Change group'));
    await screen.findAllByText('Successfully updated');
    expect(posts(calls)[0]?.query.get('groupId')).toBe('3');
  });

  it('are signed in as after a confirmation, and its end leads back to the page that was left', async () => {
    const me = person('assistant');
    const real = sessionOf(me, 'token-3');
    const { calls, user, router, store } = open('assistant', {
      path: '/users?page=2',
      answers: {
        'POST /user/loginAs/anna': [200, sessionOf(acting(me), 'token-2')],
        'POST /user/loginAs/end': [200, real],
        'GET /article/my-list': [200, []],
      },
    });
    await user.click(await screen.findByLabelText('Login as Anna Visser'));
    expect(posts(calls)).toEqual([]);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByText('Login as Anna Visser'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(store.getState().session.current?.token).toBe('token-2');
    await user.click(await screen.findByText('Back to Anna Bakker'));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/users?page=2'));
    expect(store.getState().session.current?.token).toBe('token-3');
    expect(posts(calls).map(({ token }) => token)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });
});

describe('The account of a user', () => {
  const update = { 'POST /user/update/anna': (): [number, User] => [200, anna] };

  it('is saved without its password and group if they were not changed', async () => {
    const { calls, user, router } = open('assistant', { path: '/user/edit/anna', answers: update });
    await user.click(await screen.findByLabelText('City'));
    await user.paste('Delft');
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    const sent = posts(calls)[0]?.body as object;
    expect(sent).toMatchObject({ city: 'Delft' });
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['password']));
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['groupId']));
  });

  it('has a group to choose and a link to send, but no password and no address', async () => {
    const sent = { 'POST /user/anna/password-link': (): [number, object] => [204, {}] };
    const { calls, user } = open('assistant', { path: '/user/edit/anna', answers: { ...update, ...sent } });
    await user.selectOptions(await screen.findByLabelText(/^Group/), 'Reviewer');
    expect(screen.queryByLabelText(/password/i)).toBeNull();
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send a link for a new password' }));
    expect((await screen.findAllByText(`A link is on its way to ${anna.email}.`)).length).toBeGreaterThan(0);
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(posts(calls).at(-1)?.body).toMatchObject({ groupId: 3 }));
  });

  it('is created for a new user, without a password', async () => {
    const { calls, user } = open('associate editor', {
      path: '/user/edit',
      answers: { 'POST /user/save': [201, anna] },
    });
    const typed = {
      'First name': 'Eva',
      'Last name': 'Klein',
      Email: 'eva@clinic.test',
      'Repeat email': 'eva@clinic.test',
    };
    for (const [label, text] of Object.entries(typed)) {
      await user.click(await screen.findByLabelText(new RegExp(`^${label}`)));
      await user.paste(text);
    }
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(posts(calls)[0]?.body).toMatchObject({ email: 'eva@clinic.test', groupId: 2 }));
  });

  it('cannot be opened without permission to edit it', async () => {
    open('associate editor', { path: '/user/edit/boss', answers: { 'GET /user/boss': [200, boss] } });
    expect(await screen.findByText(/do not have permission to edit accounts in the group editor/)).toBeInTheDocument();
    expect(screen.queryByText('Save')).not.toBeInTheDocument();
  });
});
