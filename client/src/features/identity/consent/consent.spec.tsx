import { screen, waitFor } from '@testing-library/react';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const asked = { ...person('author'), consentDue: true as const };
const TEXT = { version: 3, html: '<p>The journal keeps your name.</p>' };
const BOX = /^I have read this and agree to it/;

function open(answers: Answers = {}) {
  let user: typeof asked | ReturnType<typeof person> = asked;
  const calls = answerWith({
    'GET /user': () => [200, user],
    'GET /privacy-text': [200, TEXT],
    'POST /user/consent': () => {
      user = person('author');
      return [200, user];
    },
    ...answers,
  });
  return { calls, ...renderApp('/', { session: sessionOf(asked) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The text about personal data that has changed', () => {
  it('replaces every page, and disappears when the person agrees', async () => {
    const { calls, user } = open();
    expect(await screen.findByText('The journal keeps your name.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: /menu/i })).not.toBeInTheDocument();
    await user.click(screen.getByText('Continue'));
    expect(screen.getAllByText('Please read what the journal keeps about you, and agree to it.')).toHaveLength(2);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByLabelText(BOX));
    await user.click(screen.getByText('Continue'));
    expect(calls.find(({ path }) => path === '/user/consent')?.body).toEqual({ version: 3 });
    await waitFor(() => expect(screen.queryByText('The journal keeps your name.')).not.toBeInTheDocument());
  });

  it('is loaded again when it changed in the meantime: the box is empty then', async () => {
    let text = TEXT;
    const message = 'The text about your data has changed. Please read it and agree again.';
    const { user } = open({
      'GET /privacy-text': () => [200, text],
      'POST /user/consent': () => {
        text = { version: 4, html: '<p>The journal keeps your address too.</p>' };
        return [400, { statusCode: 400, message, code: 'VALIDATION_FAILED', details: { privacyVersion: message } }];
      },
    });
    await user.click(await screen.findByLabelText(BOX));
    await user.click(screen.getByText('Continue'));
    expect(await screen.findByText('The journal keeps your address too.')).toBeInTheDocument();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(BOX)).not.toBeChecked();
  });

  it('is not shown under login-as', async () => {
    const acting = { ...asked, actor: { id: 'w', firstName: 'Web', lastName: 'Master' } };
    answerWith({ 'GET /user': [200, acting] });
    renderApp('/', { session: sessionOf(acting) });
    expect(await screen.findByRole('main')).toBeInTheDocument();
    expect(screen.queryByLabelText(BOX)).not.toBeInTheDocument();
  });
});
