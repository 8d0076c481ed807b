import { screen } from '@testing-library/react';
import { answerWith } from '../../../../test/answers';
import { renderApp } from '../../../../test/render-app';

afterEach(() => jest.restoreAllMocks());

async function opened(score: number) {
  const calls = answerWith({ 'POST /password-strength': [200, { score }] });
  const { user } = renderApp('/setPassword?user=u1&key=k1');
  const [field] = await screen.findAllByLabelText(/^New password/, { selector: 'input' });
  if (!field) throw new Error('There is no field for the new password');
  const asked = (): unknown[] => calls.filter(({ path }) => path === '/password-strength').map(({ body }) => body);
  return { user, field, asked };
}

describe('the strength of a new password', () => {
  it.each([
    [1, 'Easy to guess'],
    [2, 'Still easy to guess'],
    [3, 'Good'],
    [4, 'Very good'],
  ])('is %i as measured by the server: %s', async (score, label) => {
    const { user, field, asked } = await opened(score);
    await user.type(field, 'four brave otters');
    await screen.findByText(`Strength: ${label}`);
    expect(asked()).toEqual([{ password: 'four brave otters' }]);
  });

  it('needs no server while it is too short', async () => {
    const { user, field, asked } = await opened(4);
    await user.type(field, 'otters');
    await screen.findByText('Strength: Too short');
    expect(asked()).toEqual([]);
  });
});

it('what is typed into a password field can be seen, and hidden again', async () => {
  const { user, field } = await opened(4);
  const [eye] = screen.getAllByRole('button', { name: 'Show what is typed' });
  if (!eye) throw new Error('There is no button in the field');
  await user.type(field, 'otters');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(eye);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('otters');
  await user.click(eye);
  expect(field).toHaveAttribute('type', 'password');
});
