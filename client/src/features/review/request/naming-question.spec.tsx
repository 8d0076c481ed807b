import { screen } from '@testing-library/react';
import { answeredAs, openRequest } from '../../../../test/review/requests';

const LINK = '/a1/r1/accept?key=secret';
const AGREE = /^I agree that the authors and my fellow reviewers see my name/;

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('A request of an open review', () => {
  it('is accepted with the consent to be named', async () => {
    const { user, calls } = openRequest(LINK, answeredAs({ status: 'Accepted' }, { reviewMode: 'OPEN' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(screen.getByText(/please agree that your name is shown with your review/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: AGREE })).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: AGREE }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Thank you for accepting')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ named: true });
  });

  it('is declined without it', async () => {
    const { user, calls } = openRequest(LINK, answeredAs({ status: 'Declined' }, { reviewMode: 'OPEN' }));
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await user.click(await screen.findByRole('button', { name: /^(Decline|Send)/ }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({});
  });

  it('is not asked for in any other mode', async () => {
    openRequest(LINK, answeredAs({ status: 'Accepted' }, { reviewMode: 'DOUBLE_ANONYMOUS' }));
    await screen.findByRole('button', { name: 'Accept' });
    expect(screen.queryByRole('checkbox', { name: AGREE })).toBeNull();
  });
});
