import { screen } from '@testing-library/react';
import { answeredAs, openRequest } from '../../../../test/review/requests';
import { draftCopy } from '../../../shared/saving/draft-copy';

const LINK = '/a1/r1/accept?key=secret';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('A request of a journal that asks for competing interests', () => {
  it('is accepted with an answer, which is kept until it is sent', async () => {
    const answers = answeredAs({ status: 'Accepted' }, { asksInterests: true });
    const first = openRequest(LINK, answers);
    await first.user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(screen.getByText('Please answer this question.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
    await first.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await first.user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.getByText('Please give details.')).toBeInTheDocument();
    expect(first.calls.some(({ method }) => method === 'POST')).toBe(false);
    await first.user.type(screen.getByRole('textbox', { name: 'Your competing interests' }), 'We wrote a paper.');
    first.unmount();
    const { user, calls } = openRequest(LINK, answers);
    expect(await screen.findByDisplayValue('We wrote a paper.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Thank you for accepting')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      competingInterests: true,
      interestsText: 'We wrote a paper.',
    });
    expect(draftCopy.find('request:r1')).toBeNull();
  });
});
