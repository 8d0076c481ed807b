import { screen } from '@testing-library/react';
import type { PrivacyTextState } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const webmaster = person('webmaster');
const STATE: PrivacyTextState = {
  version: 2,
  texts: { en: '<p>Ours.</p>', nl: '<p>Onze.</p>' },
  builtIn: { en: '<p>Built in.</p>', nl: '<p>Van het product.</p>' },
  history: [{ version: 2, at: '2026-07-01T10:00:00Z', by: 'Web Master', asksAgain: true }],
};

afterEach(() => jest.restoreAllMocks());

it('The text about personal data is written in every language, and kept as a new version', async () => {
  const calls = answerWith({
    'GET /user': [200, webmaster],
    'GET /privacy-text/versions': [200, STATE],
    'POST /privacy-text': [200, { ...STATE, version: 3 }],
  });
  const { user } = renderApp('/privacyText', { session: sessionOf(webmaster) });
  expect(await screen.findByText('Web Master')).toBeInTheDocument();
  const [english] = screen.getAllByText('Use the text of the product');
  if (english) await user.click(english);
  await user.click(screen.getByLabelText('Ask everybody for consent at their next sign-in'));
  await user.click(screen.getByText('Save as a new version'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    texts: { en: '<p>Built in.</p>', nl: '<p>Onze.</p>' },
    asksAgain: true,
    version: 2,
  });
});
