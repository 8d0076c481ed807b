import { screen } from '@testing-library/react';
import { MESSAGES, PERSON_MESSAGES } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const anna = person('author');
const path = `/user/update/${anna.id}`;

function open() {
  const calls = answerWith({ 'GET /user': [200, anna], [`POST ${path}`]: [200, { ...anna, city: 'Utrecht' }] });
  const view = renderApp('/profile', { session: sessionOf(anna) });
  const sent = () => calls.find((call) => call.path === path)?.body;
  return { ...view, sent };
}

afterEach(() => jest.restoreAllMocks());

describe('The profile', () => {
  it('saves a new address without touching the password', async () => {
    const { user, sent } = open();
    await user.type(await screen.findByRole('textbox', { name: 'City' }), 'Utrecht');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(MESSAGES.updated)).length).toBeGreaterThan(0);
    expect(sent()).toMatchObject({ city: 'Utrecht' });
    expect(Object.keys(sent() as object)).not.toContain('password');
    expect(Object.keys(sent() as object)).not.toContain('email');
  });

  it('treats an emptied password as a mistake', async () => {
    const { user, sent } = open();
    await user.clear(await screen.findByLabelText(/^Password/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getAllByText(PERSON_MESSAGES.password).length).toBeGreaterThan(0);
    expect(sent()).toBeUndefined();
  });

  it('asks for the current password when the password is changed', async () => {
    const { user, sent } = open();
    for (const label of [/^Password/, /^Repeat password/]) {
      await user.clear(await screen.findByLabelText(label));
      await user.type(screen.getByLabelText(label), 'three quiet words');
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getAllByText('Please enter your current password.').length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Current password/), 'quire-demo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findAllByText(MESSAGES.updated);
    expect(sent()).toMatchObject({ password: 'three quiet words', currentPassword: 'quire-demo' });
  });
});
