import { screen, waitFor, within } from '@testing-library/react';
import type { ErasurePreview, GroupName } from '@contracts';
import { type Answers, answerWith } from '../../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const anna = person('author', { id: 'anna', firstName: 'Anna', lastName: 'Visser', email: 'anna@clinic.test' });
const preview: ErasurePreview = {
  ...{ id: 'anna', name: 'Anna Visser', email: 'anna@clinic.test', open: [] },
  erased: [
    { what: 'DRAFTS', count: 1 },
    { what: 'REVIEWS', count: 3 },
  ],
  kept: [{ what: 'FILES_KEPT', count: 2 }],
};

function open(group: GroupName, answers: Answers = {}) {
  const me = person(group);
  const calls = answerWith({
    'GET /user': [200, me],
    'GET /user/anna': [200, anna],
    'GET /user/all': [200, { items: [anna], total: 1 }],
    'GET /user/anna/erasure': [200, preview],
    'POST /user/anna/erasure': [202, { message: 'The account is closed.' }],
    ...answers,
  });
  return { calls, ...renderApp('/user/edit/anna', { session: sessionOf(me) }) };
}

async function ask({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Erase this person' }));
  return within(await screen.findByRole('dialog'));
}

const field = (dialog: Awaited<ReturnType<typeof ask>>) => dialog.getByRole('textbox', { name: /to confirm/ });

describe('The erasure of a person', () => {
  it('says what is erased and what is kept, and needs the typed address', async () => {
    const opened = open('webmaster');
    const dialog = await ask(opened);
    expect(await dialog.findByText('1 unfinished draft, deleted immediately')).toBeInTheDocument();
    expect(dialog.getByText('3 requests to review, with the texts')).toBeInTheDocument();
    expect(dialog.getByText(/^2 files of accepted manuscripts/)).toBeInTheDocument();
    await opened.user.type(field(dialog), 'bob@clinic.test');
    await opened.user.click(dialog.getByRole('button', { name: 'Erase permanently' }));
    expect(opened.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await opened.user.clear(field(dialog));
    await opened.user.type(field(dialog), 'Anna@clinic.test');
    await opened.user.click(dialog.getByRole('button', { name: 'Erase permanently' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The list of users, which opens then, asks for the marks of addresses.
    const sent = opened.calls.filter(({ method, path }) => method === 'POST' && path !== '/address-marks/find');
    expect(sent.map(({ path }) => path)).toEqual(['/user/anna/erasure']);
  });

  it('warns of what is still open', async () => {
    const dialog = await ask(
      open('webmaster', {
        'GET /user/anna/erasure': [200, { ...preview, open: [{ what: 'REVIEWS', count: 1 }] }],
      }),
    );
    expect(await dialog.findByText(/^This person still has open review requests/)).toBeInTheDocument();
  });

  it('says why it cannot be shown', async () => {
    const problem = { statusCode: 404, code: 'NOT_FOUND', message: 'This user does not exist.' };
    const dialog = await ask(open('webmaster', { 'GET /user/anna/erasure': [404, problem] }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This user does not exist.');
    expect(dialog.getByRole('button', { name: 'Erase permanently' })).toBeDisabled();
  });

  it('is for webmasters only', async () => {
    open('editor');
    expect(await screen.findByRole('button', { name: 'Merge another account into this one' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erase this person' })).not.toBeInTheDocument();
  });
});
