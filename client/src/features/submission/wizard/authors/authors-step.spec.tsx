import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anArticle, anAuthor } from '../../../../../test/articles';
import { draftIs, openWizard } from '../../../../../test/open-wizard';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The step of the authors', () => {
  const two = [anAuthor(), anAuthor({ id: 'author-2', firstName: 'Bruno', lastName: 'Moretti', email: 'b@x.org' })];

  it('sends the new order; the current user cannot be edited or removed', async () => {
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', {
      ...draftIs({ articleAuthors: two }),
      'POST /article/a1/update': [200, anArticle({ articleAuthors: [...two].reverse(), version: 8 })],
    });
    expect(await screen.findByRole('button', { name: 'Edit Bruno Moretti' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit Anna Bakker' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Anna Bakker' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Bruno Moretti up' }));
    const list = within(screen.getByRole('list', { name: 'Authors in order' }));
    await waitFor(() => expect(list.getAllByRole('listitem').at(-1)).toHaveTextContent('Anna'));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/article/a1/update'));
    const sent = calls.find(({ path }) => path === '/article/a1/update');
    expect(sent?.body).toEqual({ authorsIds: ['author-2', 'author-1'], changedAuthors: [], version: 7 });
  });

  it('searches on Enter, with filled-in fields only', async () => {
    const found = [anAuthor({ id: 'author-3', firstName: 'Mei', lastName: 'Tanaka' })];
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', {
      ...draftIs(),
      'GET /article/author/find': [200, found],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Last name' }), 'Tanaka{Enter}');
    expect(await screen.findByRole('button', { name: 'Add Mei Tanaka' })).toBeInTheDocument();
    const asked = calls.find(({ path }) => path === '/article/author/find');
    expect(asked?.query.toString()).toBe('lastName=Tanaka');
  });

  it('removes the message that no one was found once the author was added, with a country of the list', async () => {
    const added = anAuthor({ id: 'author-4', firstName: 'Mei', lastName: 'Tanaka', email: 'mei@x.org' });
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', {
      ...draftIs(),
      'GET /article/author/find': [200, []],
      'POST /article/author/save': [200, added],
      'POST /article/a1/update': [200, anArticle({ articleAuthors: [anAuthor(), added], version: 8 })],
    });
    expect(await screen.findByRole('heading', { name: 'Find an author' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Tanaka{Enter}');
    expect(await screen.findByText(/No authors found/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New author' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Mei');
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Tanaka');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mei@x.org');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Belgium');
    await user.click(dialog.getByRole('button', { name: 'Add author' }));
    await waitFor(() => expect(screen.queryByText(/No authors found/)).not.toBeInTheDocument());
    expect(calls.find(({ path }) => path === '/article/author/save')?.body).toMatchObject({ country: 'Belgium' });
  });

  it('puts the changed entry of another person, which is stored as a new one, in the place of the old one', async () => {
    const [anna, bruno] = two;
    const changed = anAuthor({
      id: 'author-9',
      firstName: 'Bruno',
      lastName: 'Moretti',
      email: 'b@x.org',
      city: 'Rome',
    });
    const last = anAuthor({ id: 'author-3', firstName: 'Mei', lastName: 'Tanaka', email: 'mei@x.org' });
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', {
      ...draftIs({ articleAuthors: [anna, bruno, last].flatMap((author) => author ?? []) }),
      'POST /article/author/save': [200, changed],
      'POST /article/a1/update': [200, anArticle({ articleAuthors: [anAuthor(), changed, last], version: 8 })],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Bruno Moretti' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Rome');
    await user.click(dialog.getByRole('button', { name: 'Save author' }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/article/a1/update'));
    expect(calls.find(({ path }) => path === '/article/a1/update')?.body).toEqual({
      authorsIds: ['author-1', 'author-9', 'author-3'],
      changedAuthors: ['author-9'],
      version: 7,
    });
  });

  it('asks a new author for names and a valid address', async () => {
    const { user, calls } = openWizard('/manuscript/submit/a1?step=2', draftIs());
    await user.click(await screen.findByRole('button', { name: 'New author' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Add author' }));
    for (const text of ['Firstname is required', 'Lastname is required', 'Email is not valid'])
      expect(dialog.getAllByText(text)).not.toHaveLength(0);
    expect(calls.some(({ path }) => path === '/article/author/save')).toBe(false);
  });
});

describe('The order of 50 authors', () => {
  const fifty = Array.from({ length: 50 }, (_none, index) =>
    anAuthor({ id: `p${index + 1}`, firstName: 'Person', lastName: `${index + 1}`, email: `p${index + 1}@x.org` }),
  );
  /** A server that stores the lists that it receives. Presses are faster than its answers. */
  const open = async () => {
    let saved = fifty;
    const opened = openWizard('/manuscript/submit/a1?step=2', {
      ...draftIs({ articleAuthors: fifty }),
      'POST /article/a1/update': (body) => {
        const { authorsIds } = body as { authorsIds: string[] };
        saved = authorsIds.flatMap((id) => fifty.filter((one) => one.id === id));
        return [200, anArticle({ articleAuthors: saved, version: 8 })];
      },
    });
    await screen.findByLabelText('Move Person 50 up');
    const sends = (): number => opened.calls.filter(({ path }) => path === '/article/a1/update').length;
    return { ...opened, sends, placeOf: (id: string) => saved.findIndex((one) => one.id === id) + 1 };
  };

  /** Presses with the same timestamp, even on a slow machine. A press a second later would be for the row that is then under the pointer. */
  const press = (label: string, spot: MouseEventInit): void => {
    const button = screen.getByLabelText(label);
    const event = createEvent.click(button, spot);
    Object.defineProperty(event, 'timeStamp', { value: 1 });
    fireEvent(button, event);
  };

  it('follows each press, even while the list is being saved', async () => {
    const { sends, placeOf } = await open();
    for (let press = 0; press < 12; press += 1) fireEvent.click(screen.getByLabelText('Move Person 49 up'));
    await waitFor(() => expect(placeOf('p49')).toBe(37));
    expect(screen.getByLabelText('Place of Person 49, 1 to 50')).toHaveValue('37');
    expect(screen.getByText('Person 49 is now author 37.')).toBeInTheDocument();
    expect(sends()).toBeLessThan(12);
  });

  it('keeps moving the same author while the pointer rests, although another row is under it now', async () => {
    const { placeOf } = await open();
    const spot = { clientX: 700, clientY: 400 };
    press('Move Person 30 up', spot);
    press('Move Person 29 up', spot);
    expect(screen.getByLabelText('Move Person 30 up')).toHaveFocus();
    press('Move Person 2 up', { ...spot, clientY: 40 });
    await waitFor(() => expect([placeOf('p30'), placeOf('p2')]).toEqual([28, 1]));
  });

  it('accepts a typed place', async () => {
    const { placeOf } = await open();
    const place = screen.getByLabelText('Place of Person 50, 1 to 50');
    fireEvent.change(place, { target: { value: '2' } });
    fireEvent.keyDown(place, { key: 'Enter' });
    await waitFor(() => expect(placeOf('p50')).toBe(2));
  });
});
