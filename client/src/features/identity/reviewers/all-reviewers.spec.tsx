import { screen, waitFor, within } from '@testing-library/react';
import type { ReviewerAccount } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const anna: ReviewerAccount = {
  ...{ id: 'r1', firstName: 'Anna', lastName: 'Visser', email: 'anna@clinic.test', institute: 'Clinic' },
  ...{ country: 'Netherlands', areasOfExpertise: 'Sepsis', seniorityLevel: null },
};

function open(answers: Answers = {}, path = '/allReviewers') {
  const user = person('assistant');
  const calls = answerWith({
    'GET /user': [200, user],
    'GET /user/reviewers': [200, { items: [anna], total: 120 }],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(user) }) };
}

const asked = (calls: ReturnType<typeof answerWith>) =>
  calls.filter(({ path }) => path === '/user/reviewers').map(({ query }) => Object.fromEntries(query));

afterEach(() => jest.restoreAllMocks());

describe('The list of reviewers', () => {
  it('requests the page, size, order and words of its address', async () => {
    const { calls, user, router } = open({}, '/allReviewers?page=2&size=50&sort=-country&q=sepsis');
    await screen.findByText('Visser');
    expect(asked(calls)[0]).toEqual({ page: '1', size: '50', sort: '-country', q: 'sepsis' });
    await user.selectOptions(screen.getByLabelText('Rows per page'), 'All (up to 1000)');
    await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ page: '0', size: '1000' }));
    expect(router.state.location.search).toBe('?size=1000&sort=-country&q=sepsis');
  });

  it('saves a level immediately, and reverts if the server refuses', async () => {
    let refuse = false;
    const refusal = { statusCode: 404, code: 'NOT_FOUND', message: 'This user does not exist.' };
    const { calls, user } = open({
      'POST /user/update/r1/reviewer-seniority': () => (refuse ? [404, refusal] : [200, {}]),
    });
    const level = await screen.findByLabelText('Seniority of Anna Visser');
    expect(level).toHaveDisplayValue('Senior (not set)');
    await user.selectOptions(level, 'Junior');
    await waitFor(() => expect(level).toHaveDisplayValue('Junior'));
    expect(calls.find(({ method }) => method === 'POST')?.query.get('level')).toBe('JUNIOR');
    refuse = true;
    await user.selectOptions(level, 'Medior');
    expect(await screen.findAllByText('This user does not exist.')).not.toHaveLength(0);
    await waitFor(() => expect(level).toHaveDisplayValue('Junior'));
  });

  it('edits expertise without moving the row', async () => {
    const { calls, user } = open({ 'POST /user/r1/updateExpertise': [200, {}] });
    await user.click(await screen.findByLabelText('Edit areas of expertise of Anna Visser'));
    const text = screen.getByLabelText('Areas of expertise');
    await user.clear(text);
    await user.click(text);
    await user.paste(' Dialysis ');
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Dialysis')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ expertise: 'Dialysis' });
  });

  it('adds a reviewer, and shows a refusal in the dialog', async () => {
    let taken = true;
    const { calls, user } = open({
      'POST /user/saveReviewer': () =>
        taken
          ? [409, { statusCode: 409, code: 'CONFLICT', message: 'This address has an account.' }]
          : [201, person('reviewer')],
    });
    await user.click(await screen.findByText('Add reviewer'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('Add reviewer'));
    expect((await dialog.findAllByText('Email is required')).length).toBeGreaterThan(0);
    for (const [label, typed] of Object.entries({
      'First name': 'Eva',
      'Last name': 'Klein',
      Email: 'eva@clinic.test',
    })) {
      await user.click(dialog.getByLabelText(new RegExp(`^${label}`)));
      await user.paste(typed);
    }
    await user.click(dialog.getByText('Add reviewer'));
    expect(await dialog.findByText('This address has an account.')).toBeInTheDocument();
    taken = false;
    await user.click(dialog.getByText('Add reviewer'));
    expect(await screen.findAllByText('Successfully added')).not.toHaveLength(0);
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      firstName: 'Eva',
      email: 'eva@clinic.test',
      title: null,
    });
  });

  it('has a text for no matches, and offers to retry after an error', async () => {
    const { unmount } = open({ 'GET /user/reviewers': [200, { items: [], total: 0 }] }, '/allReviewers?q=xyz');
    expect(await screen.findByText('No reviewer matches these words.')).toBeInTheDocument();
    unmount();
    open({ 'GET /user/reviewers': [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' }] });
    expect(await screen.findByText('Try again')).toBeInTheDocument();
  });
});
