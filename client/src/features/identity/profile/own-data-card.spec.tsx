import { screen } from '@testing-library/react';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const anna = person('author');
const refusal = { statusCode: 403, code: 'FORBIDDEN', message: 'Only the account holder can download their data.' };

describe('Own data', () => {
  it('are downloaded by a button on the profile, which shows why a download failed', async () => {
    const calls = answerWith({ 'GET /user': [200, anna], 'GET /own-data.zip': [403, refusal] });
    const { user } = renderApp('/profile', { session: sessionOf(anna) });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect((await screen.findAllByText(refusal.message)).length).toBeGreaterThan(0);
    expect(calls.filter(({ path }) => path === '/own-data.zip')).toHaveLength(1);
  });
});
