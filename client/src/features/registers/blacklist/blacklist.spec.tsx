import { screen, within } from '@testing-library/react';
import type { BlacklistAuthor, BlacklistWarning } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';

const max: BlacklistAuthor = {
  ...{ id: '1', firstName: 'Max', lastName: 'Müller', emailAddress: 'max@example.org' },
  shortReason: 'Plagiarism in two papers',
};
const erika: BlacklistAuthor = { ...max, id: '2', firstName: 'Erika', emailAddress: 'erika@example.org' };

function open(path: string, answers: Answers = {}) {
  const me = person('assistant');
  const calls = answerWith({
    'GET /user': [200, me],
    'GET /article/blacklist-author-list': [200, [max, erika]],
    ...answers,
  });
  return { calls, ...renderApp(path, { session: sessionOf(me) }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The blacklist', () => {
  it('is searched by every word, and an entry is removed after a confirmation', async () => {
    const { calls, user } = open('/blacklist?q=muller+max', {
      'POST /article/blacklist-author/1/delete': [200, { message: 'Successfully deleted' }],
    });
    await user.click(await screen.findByLabelText('Delete Max Müller from the blacklist'));
    expect(screen.queryByText('erika@example.org')).not.toBeInTheDocument();
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/can be selected as a reviewer again/)).toBeInTheDocument();
    await user.click(question.getByText('Remove from blacklist'));
    expect((await screen.findAllByText('Successfully deleted')).length).toBeGreaterThan(0);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('offers ten rows on a page', async () => {
    const entries = Array.from({ length: 12 }, (_, index) => ({ ...max, id: `${index}` }));
    const { user } = open('/blacklist', { 'GET /article/blacklist-author-list': [200, entries] });
    const size = await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(screen.getAllByRole('row')).toHaveLength(13);
    await user.selectOptions(size, '10 rows');
    expect(screen.getAllByRole('row')).toHaveLength(11);
  });

  it('accepts a person with an address and a reason', async () => {
    const { calls, user } = open('/blacklist', { 'POST /article/blacklist-author/save': [200, max] });
    await user.click(await screen.findByText('Add to the blacklist'));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByText('Add to the blacklist', { selector: 'button' });
    await user.click(send);
    expect((await dialog.findAllByText('Please give a short reason.')).length).toBeGreaterThan(0);
    const typed = {
      'First name': 'Max',
      'Last name': 'Müller',
      Email: 'max@example.org',
      'Short reason': 'Plagiarism',
    };
    for (const [label, text] of Object.entries(typed)) {
      await user.click(dialog.getByLabelText(new RegExp(`^${label}`)));
      await user.paste(text);
    }
    await user.click(send);
    expect((await screen.findAllByText('Successfully added')).length).toBeGreaterThan(0);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ firstName: 'Max', lastName: 'Müller', emailAddress: 'max@example.org', shortReason: 'Plagiarism' },
    });
  });
});

describe('The warning about blacklisted people', () => {
  const warning: BlacklistWarning = { role: 'AUTHOR', name: 'Max Müller', matchedBy: 'EMAIL', entry: max };

  it('is shown in the header of an article to the office', async () => {
    const namesake: BlacklistWarning = { role: 'SUGGESTED', name: 'E. Müller', matchedBy: 'NAME', entry: erika };
    open('/checkManuscript/a1', {
      'GET /article/a1': [200, anArticle({ status: 'NEW_ARTICLE', actions: ['see-log'] })],
      'GET /article/a1/blacklist-warnings': [200, [warning, namesake]],
    });
    expect(
      await screen.findByText('Max Müller (an author) is on the blacklist: Plagiarism in two papers'),
    ).toBeInTheDocument();
    expect(screen.getByText(/has the same name as a person on the blacklist \(Erika Müller/)).toBeInTheDocument();
  });

  it('is not requested without permission to read the log', async () => {
    const { calls } = open('/checkManuscript/a1', {
      'GET /article/a1': [200, anArticle({ status: 'NEW_ARTICLE', actions: [] })],
      'GET /article/a1/blacklist-warnings': [200, [warning]],
    });
    await screen.findByText('Paper files');
    expect(calls.filter(({ path }) => path.includes('blacklist'))).toEqual([]);
  });
});
