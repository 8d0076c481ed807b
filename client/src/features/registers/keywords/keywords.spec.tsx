import { screen, within } from '@testing-library/react';
import { type Answers, answerWith } from '../../../../test/answers';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const KEYWORDS = [
  { id: '1', keyword: 'Ménière disease' },
  { id: '2', keyword: 'Sepsis' },
];

function open(answers: Answers = {}, path = '/keywords') {
  const me = person('editor');
  const calls = answerWith({
    'GET /user': [200, me],
    'GET /article/keywords': [200, KEYWORDS],
    'GET /article/keywords/2/uses': [200, { articles: 3 }],
    ...answers,
  });
  const posts = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { posts, ...renderApp(path, { session: sessionOf(me) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The keywords', () => {
  it('are found without case and accents', async () => {
    open({}, '/keywords?q=MENIERE');
    expect(await screen.findByText('Ménière disease')).toBeInTheDocument();
    expect(screen.getByText('1 of 2 keywords')).toBeInTheDocument();
    expect(screen.queryByText('Sepsis')).not.toBeInTheDocument();
  });

  it('are deleted after a note how many articles keep the word, and restored by Undo', async () => {
    const { posts, user } = open({
      'POST /article/keywords/2/delete': [200, KEYWORDS[1]],
      'POST /article/keywords': [200, { id: '3', keyword: 'Sepsis' }],
    });
    await user.click(await screen.findByLabelText('Delete Sepsis'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('3 submitted articles use it and keep the keyword as it is.')).toBeInTheDocument();
    expect(posts()).toEqual([]);
    await user.click(dialog.getByText('Delete the keyword'));
    const undo = await screen.findByText('Undo');
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(posts()).toEqual([
      ['/article/keywords/2/delete', null],
      ['/article/keywords', { keyword: 'Sepsis' }],
    ]);
  });

  it('are rejected next to the field when the list already has them', async () => {
    const known = 'This keyword is already in the list.';
    const { user } = open({
      'POST /article/keywords': [
        409,
        { statusCode: 409, code: 'CONFLICT', message: known, details: { keyword: known } },
      ],
    });
    await user.click(await screen.findByText('Add keyword'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('Add keyword'));
    expect((await dialog.findAllByText('Please enter a keyword.')).length).toBeGreaterThan(0);
    await user.click(dialog.getByLabelText(/^Keyword/));
    await user.paste('sepsis');
    await user.click(dialog.getByText('Add keyword'));
    expect((await dialog.findAllByText(known)).length).toBeGreaterThan(0);
  });

  it('are renamed, and get the old name back by Undo', async () => {
    const { posts, user } = open({ 'POST /article/keywords/2': [200, { id: '2', keyword: 'Sepsis and shock' }] });
    await user.click(await screen.findByLabelText('Edit Sepsis'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText(/^Keyword/));
    await user.paste(' and shock');
    await user.click(dialog.getByText('Save'));
    await user.click(await screen.findByText('Undo'));
    expect(posts()).toEqual([
      ['/article/keywords/2', { keyword: 'Sepsis and shock' }],
      ['/article/keywords/2', { keyword: 'Sepsis' }],
    ]);
  });
});
