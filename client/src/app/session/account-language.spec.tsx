/**
 * Replaces the function that reloads the page.
 *
 * @isolated
 */
import { screen, waitFor } from '@testing-library/react';
import { answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';
import { changeLanguage } from '../../shared/language/language-choice';

jest.mock('../../shared/language/language-choice', () => ({ readLanguage: () => 'en', changeLanguage: jest.fn() }));

const changed = jest.mocked(changeLanguage);
const open = (user: ReturnType<typeof person>) => {
  const calls = answerWith({
    'GET /user': [200, user],
    [`POST /user/update/${user.id}`]: (body) => [200, { ...user, ...(body as object) }],
  });
  return { calls, ...renderApp('/profile', { session: sessionOf(user) }) };
};

/** Screens are loaded when they are opened, which is slow on a busy machine. */
const PATIENT = { timeout: 20_000 };

beforeEach(() => {
  localStorage.clear();
  changed.mockClear();
});
afterEach(() => jest.restoreAllMocks());

jest.setTimeout(60_000);

describe('The language of an account', () => {
  it('becomes that of the page', async () => {
    open(person('author', { language: 'nl' }));
    await waitFor(() => expect(changed.mock.calls).toEqual([['nl']]), PATIENT);
  });

  it('does not change the page if it is the same, if none is chosen, or under login-as', async () => {
    for (const user of [
      person('author', { language: 'en' }),
      person('author', { language: null }),
      person('author', { language: 'nl', actor: { id: 'e', firstName: 'Eva', lastName: 'Bos' } }),
    ]) {
      const { unmount } = open(user);
      await screen.findByRole('heading', { name: 'Profile', level: 1 }, PATIENT);
      await new Promise((done) => setTimeout(done, 20));
      unmount();
    }
    expect(changed).not.toHaveBeenCalled();
  });

  it('is kept when it is chosen in the menu', async () => {
    const { user, calls } = open(person('author', { language: null }));
    await user.click(await screen.findByRole('button', { name: 'User menu' }, PATIENT));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Nederlands' }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith('nl'), PATIENT);
    const sent = calls.find(({ path }) => path.startsWith('/user/update/'));
    expect(sent?.body).toEqual({ language: 'nl' });
  });

  it('is a field of the profile', async () => {
    const { user, calls } = open(person('author', { language: null }));
    await user.selectOptions(await screen.findByLabelText('Language', {}, PATIENT), 'nl');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(
      () => expect(calls.find(({ path }) => path.startsWith('/user/update/'))?.body).toMatchObject({ language: 'nl' }),
      PATIENT,
    );
    await waitFor(() => expect(changed).toHaveBeenCalledWith('nl'), PATIENT);
  });
});
