import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGES, PERSON_MESSAGES } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { person, renderApp } from '../../../../test/render-app';

type Typist = ReturnType<typeof renderApp>['user'];
const register = async (user: Typist) => user.click(await screen.findByText('Register'));

/** Finds fields by label and pastes: finding twenty fields by role and typing each letter is slow. */
async function fillIn(user: Typist, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.click(await screen.findByLabelText(new RegExp(`^${label}`)));
    await user.paste(text);
  }
}

const BOX = /^I have read this and agree to it/;

async function fillInAll(user: Typist) {
  await user.click(await screen.findByLabelText(BOX));
  await fillIn(user, {
    ...{ Email: 'anna@example.org', 'Repeat email': 'anna@example.org' },
    ...{ Password: 'three quiet words', 'Repeat password': 'three quiet words' },
    ...{ 'First name': 'Anna', 'Last name': 'Bakker' },
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('Registration', () => {
  it('reports missing fields next to each field and in a summary, and focuses the summary', async () => {
    const calls = answerWith({});
    const { user } = renderApp('/registration');
    await register(user);
    const required = [
      PERSON_MESSAGES.firstName,
      PERSON_MESSAGES.lastName,
      PERSON_MESSAGES.email,
      PERSON_MESSAGES.password,
    ];
    for (const message of required) expect(screen.getAllByText(message)).toHaveLength(2);
    const summary = screen.getByText('Please check these fields').closest('[tabindex="-1"]');
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText(/^First name/)).toBeInvalid();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('leads from the summary to the field', async () => {
    answerWith({});
    const { user } = renderApp('/registration');
    await register(user);
    await user.click(screen.getByRole('link', { name: PERSON_MESSAGES.lastName }));
    expect(screen.getByLabelText(/^Last name/)).toHaveFocus();
  });

  it('checks the repeated email and password, and the ORCID', async () => {
    answerWith({});
    const { user } = renderApp('/registration');
    await fillInAll(user);
    await fillIn(user, { 'Repeat email': 'x', 'Repeat password': 'x', ORCID: '0000-0002-1825-0098' });
    await register(user);
    for (const message of [PERSON_MESSAGES.emailRepeat, PERSON_MESSAGES.passwordRepeat, PERSON_MESSAGES.orcid]) {
      expect(screen.getAllByText(message)).toHaveLength(2);
    }
  });

  it("shows the server's message next to its field until that is changed", async () => {
    const message = 'There is an account with this email already.';
    answerWith({
      'POST /register': [409, { statusCode: 409, message, code: 'CONFLICT', details: { email: message } }],
    });
    const { user } = renderApp('/registration');
    await fillInAll(user);
    await register(user);
    expect(await screen.findAllByText(message)).toHaveLength(2);
    await fillIn(user, { Email: 'm' });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('sends the form, confirms it and shows the sign-in screen', async () => {
    const calls = answerWith({ 'POST /register': [201, person('author')] });
    const { user } = renderApp('/registration');
    await fillInAll(user);
    await user.selectOptions(await screen.findByLabelText('Country'), 'Netherlands');
    await register(user);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('anna@example.org');
    const notes = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(notes.getByText(MESSAGES.registered)).toBeInTheDocument();
    const sent = calls.find(({ path }) => path === '/register')?.body;
    expect(sent).toMatchObject({
      firstName: 'Anna',
      email: 'anna@example.org',
      country: 'Netherlands',
      orcid: null,
      phoneNumber: null,
      privacyVersion: 1,
    });
  });

  it('shows what the journal keeps, and registers no one without consent', async () => {
    const calls = answerWith({ 'POST /register': [201, person('author')] });
    const { user } = renderApp('/registration');
    await fillInAll(user);
    expect(screen.getByText('Your name and address.')).toBeInTheDocument();
    await user.click(screen.getByLabelText(BOX));
    await register(user);
    expect(screen.getAllByText('Please read what the journal keeps about you, and agree to it.')).toHaveLength(2);
    expect(calls.some(({ path }) => path === '/register')).toBe(false);
  });

  it('asks before typed text is discarded', async () => {
    answerWith({});
    const { user, router } = renderApp('/registration');
    await fillIn(user, { 'First name': 'Anna' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
