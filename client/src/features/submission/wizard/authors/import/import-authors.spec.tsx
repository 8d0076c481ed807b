import { fireEvent, screen, within } from '@testing-library/react';
import type { Answer } from '../../../../../../test/answers';
import { draftIs, openWizard } from '../../../../../../test/open-wizard';

const LIST = 'Ann,Bakker,ann@example.org\nCas,Dekker,cas@example.org\nEva,Faber,no address';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

async function openDialog(answers: Parameters<typeof openWizard>[1]) {
  const { user, calls } = openWizard('/manuscript/submit/a1?step=2', { ...draftIs(), ...answers });
  await user.click(await screen.findByRole('button', { name: 'Add from a list' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Authors'), { target: { value: LIST } });
  return { user, calls, dialog };
}

const saved = (body: unknown) => {
  const typed = body as { email: string };
  return { ...typed, id: `id-${typed.email}` };
};

describe('authors from a list', () => {
  it('are shown as recognised, and added in one step', async () => {
    const { user, calls, dialog } = await openDialog({
      'POST /article/author/save': (body) => [201, saved(body)],
      'POST /article/a1/update': () => draftIs()['GET /article/a1'] as [number, unknown],
    });
    expect(dialog.getByText('1 line cannot be added; the others can.')).toBeInTheDocument();
    expect(dialog.getByText('Email is not valid')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add 2 authors' }));
    await screen.findByRole('button', { name: 'Add from a list' });
    const sent = calls.filter(({ path }) => path === '/article/a1/update').map(({ body }) => body);
    const changedAuthors = ['id-ann@example.org', 'id-cas@example.org'];
    expect(sent).toEqual([{ authorsIds: ['author-1', ...changedAuthors], changedAuthors, version: 7 }]);
  });

  it('stay in the dialog with the reason when the server refuses one', async () => {
    const message = 'Cas D. has this email already.';
    const { user, dialog } = await openDialog({
      'POST /article/author/save': (body) =>
        (body as { email: string }).email.startsWith('cas')
          ? [409, { statusCode: 409, code: 'CONFLICT', message }]
          : [201, saved(body)],
      'POST /article/a1/update': () => draftIs()['GET /article/a1'] as [number, unknown],
    });
    await user.click(dialog.getByRole('button', { name: 'Add 2 authors' }));
    expect(await dialog.findByText(`1 of 2 were added. Line 2: ${message}`)).toBeInTheDocument();
    expect(dialog.getByLabelText('Authors')).toHaveValue(LIST);
  });

  it('are added one by one when the list is refused, and each refused line is named', async () => {
    const details = { authorsIds: 'An author can be added only once.' };
    let failed = 0;
    const { user, calls, dialog } = await openDialog({
      'POST /article/author/save': (body) => [201, saved(body)],
      'POST /article/a1/update': (body) => {
        const { authorsIds } = body as { authorsIds: string[] };
        if (!authorsIds.includes('id-ann@example.org')) return draftIs()['GET /article/a1'] as [number, unknown];
        failed += 1;
        return [400, { statusCode: 400, code: 'INVALID', message: 'Not valid', details }];
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Add 2 authors' }));
    expect(await dialog.findByText(/^1 of 2 were added\. Line 1: The author could not be added/)).toBeInTheDocument();
    const sent = calls.filter(({ path }) => path === '/article/a1/update').map(({ body }) => body);
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)).toMatchObject({
      authorsIds: ['author-1', 'id-cas@example.org'],
      changedAuthors: ['id-cas@example.org'],
    });
    expect(failed).toBe(2);
  });

  it('are not tried one by one when the server cannot be reached', async () => {
    const { user, calls, dialog } = await openDialog({
      'POST /article/author/save': (body) => [201, saved(body)],
      'POST /article/a1/update': [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now' }],
    });
    await user.click(dialog.getByRole('button', { name: 'Add 2 authors' }));
    expect(await dialog.findByText(/^0 of 2 were added\. The list could not be saved/)).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/article/a1/update')).toHaveLength(1);
  });

  it('are named when the server can no longer be reached, apart from those that were added', async () => {
    const details = { authorsIds: 'An author can be added only once.' };
    const away: Answer = [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now' }];
    const all: Answer[] = [
      [400, { statusCode: 400, code: 'INVALID', message: 'Not valid', details }],
      draftIs()['GET /article/a1'] as Answer,
    ];
    const { user, dialog } = await openDialog({
      'POST /article/author/save': (body) => [201, saved(body)],
      'POST /article/a1/update': () => all.shift() ?? away,
    });
    await user.click(dialog.getByRole('button', { name: 'Add 2 authors' }));
    expect(
      await dialog.findByText('1 of 2 were added. Line 2 could not be saved. Please try again.'),
    ).toBeInTheDocument();
  });

  it('are not tried one by one when the server refuses another field', async () => {
    const details = { runningTitle: 'This title is too long.' };
    const { user, calls, dialog } = await openDialog({
      'POST /article/author/save': (body) => [201, saved(body)],
      'POST /article/a1/update': [400, { statusCode: 400, code: 'INVALID', message: 'Not valid', details }],
    });
    await user.click(dialog.getByRole('button', { name: 'Add 2 authors' }));
    expect(await dialog.findByText(/^0 of 2 were added\. The list could not be saved/)).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/article/a1/update')).toHaveLength(1);
  });

  it.each([
    ['in UTF-8', 'Zoë,Müller,zoe@example.org', 'utf8', false],
    ['in another encoding, which is said', 'Zoë,Müller,zoe@example.org', 'latin1', true],
    ['in UTF-16 with its mark', '\uFEFFZoë,Müller,zoe@example.org', 'utf16le', false],
  ] as const)('are read from a file %s', async (_what, text, encoding, isGuessed) => {
    const { user, dialog } = await openDialog({});
    const file = new File([], 'a.csv');
    // jsdom cannot read files.
    Object.defineProperty(file, 'arrayBuffer', {
      value: async () => new Uint8Array(Buffer.from(text, encoding)).buffer,
    });
    await user.upload(dialog.getByLabelText('CSV file with authors'), file);
    expect(await dialog.findByText('Zoë Müller')).toBeInTheDocument();
    expect(dialog.queryByText(/is not in UTF-8/) !== null).toBe(isGuessed);
  });
});
