import { screen, waitFor, within } from '@testing-library/react';
import type { GroupName, MergePreview } from '@contracts';
import { type Answers, answerWith } from '../../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../../test/render-app';

const anna = person('author', { id: 'anna', firstName: 'Anna', lastName: 'Visser', email: 'anna@clinic.test' });
const second = person('author', { id: 'anna2', firstName: 'A.', lastName: 'Visser', email: 'visser@home.test' });
const side = ({ id, email }: typeof anna) => ({
  ...{ id, email, name: 'Anna Visser', institute: null, group: 'author', addresses: [email], authenticatedOrcid: null },
});
const preview: MergePreview = {
  kept: side(anna),
  merged: side(second),
  parts: [{ text: '2 manuscripts uploaded', count: 2 }],
  obstacles: [],
};

function open(group: GroupName, answers: Answers = {}) {
  const me = person(group);
  const calls = answerWith({
    'GET /user': [200, me],
    'GET /user/anna': [200, anna],
    'GET /user/all': [200, { items: [anna, second], total: 2 }],
    'GET /user/anna/merge/anna2': [200, preview],
    'POST /user/anna/merge/anna2': [200, { message: 'Done' }],
    ...answers,
  });
  return { calls, ...renderApp('/user/edit/anna', { session: sessionOf(me) }) };
}

async function choose({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Merge another account into this one' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /The other account/ }), 'visser');
  const options = await screen.findAllByRole('option', { hidden: true });
  await user.click(await screen.findByText(/visser@home.test/, { selector: '[role=option] *' }));
  return { dialog, options };
}

describe('A second account of one person', () => {
  it('is found, compared and merged', async () => {
    const opened = open('assistant');
    const { dialog } = await choose(opened);
    expect(await dialog.findByText('2 manuscripts uploaded')).toBeInTheDocument();
    expect(dialog.queryByText(/^The names differ/)).not.toBeInTheDocument();
    expect(dialog.getByRole('group', { name: 'Is closed: visser@home.test' })).toBeInTheDocument();
    await opened.user.click(dialog.getByRole('button', { name: 'Merge accounts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/user/anna/merge/anna2',
    ]);
  });

  it('comes with a warning when the names differ', async () => {
    const other = { ...preview, merged: { ...side(second), name: 'Bob Smith' } };
    const { dialog } = await choose(open('assistant', { 'GET /user/anna/merge/anna2': [200, other] }));
    expect(await dialog.findByText(/^The names differ/)).toBeInTheDocument();
  });

  it('cannot be the account itself', async () => {
    const { options } = await choose(open('editor'));
    expect(options.map(({ textContent }) => textContent).join()).not.toContain('anna@clinic.test');
  });

  it('is not merged while something prevents it', async () => {
    const opened = open('webmaster', {
      'GET /user/anna/merge/anna2': [200, { ...preview, obstacles: ['Nobody has confirmed visser@home.test yet.'] }],
    });
    const { dialog } = await choose(opened);
    expect(await dialog.findByText('Nobody has confirmed visser@home.test yet.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Merge accounts' })).toBeDisabled();
  });

  it('says why it cannot be compared', async () => {
    const refusal = {
      statusCode: 403,
      code: 'FORBIDDEN',
      message: 'Your group does not have permission to merge these accounts.',
    };
    const { dialog } = await choose(open('assistant', { 'GET /user/anna/merge/anna2': [403, refusal] }));
    expect(await dialog.findByText(refusal.message)).toBeInTheDocument();
  });

  it('cannot be merged by associate editors', async () => {
    open('associate editor');
    await screen.findByRole('heading', { name: 'Edit Anna Visser' });
    expect(screen.queryByText('Two accounts?')).not.toBeInTheDocument();
  });
});
