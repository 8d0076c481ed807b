import { screen, within } from '@testing-library/react';
import type { LetterToAuthor } from '@contracts';
import { answerWith } from '../../../../test/answers';
import { anArticle, aRequest } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { answer, complete } from '../../../../test/review/reviews';

const author = person('author');
const named = (firstName: string, lastName: string) => ({ id: '', firstName, lastName, areasOfExpertise: null });
const done = (id: string, number: number, revision: number) =>
  aRequest({ id, status: 'Completed', revision, reviewer: named('Reviewer', String(number)) });
const letter = (changes: Partial<LetterToAuthor> = {}): LetterToAuthor => ({
  ...{ id: 'm1', at: '2026-03-04T10:00:00.000Z', kind: 'DECISION', subject: 'Decision on 2026-1' },
  text: '<p>Please revise the methods.</p>',
  ...changes,
});

function open(letters: LetterToAuthor[], requests = [done('r1', 1, 0)]) {
  const { commentsToEditor: _hidden, violation: _v, editorialNeeded: _e, volunteer: _w, ...masked } = complete;
  const article = anArticle({ status: 'MINOR_REVISION', actions: ['submit-revision'], articleReviewer: requests });
  answerWith({
    'GET /user': [200, author],
    'GET /article/a1': [200, article],
    'GET /article/a1/letters': [200, letters],
    ...Object.fromEntries(
      requests.map(({ id }) => [
        `GET /article/a1/get-review/${id}`,
        [200, answer(masked, { readOnly: true, status: 'Completed' })] as [number, unknown],
      ]),
    ),
  });
  return renderApp('/uploadRevision/a1?tab=reviews', { session: sessionOf(author) });
}

afterEach(() => jest.restoreAllMocks());

describe('The reviews as their author reads them', () => {
  it('have the recommendation, the ratings and the comments', async () => {
    open([]);
    const review = await screen.findByRole('region', { name: 'Reviewer 1 (revision 0)' });
    expect(await within(review).findByText('Minor revision')).toBeInTheDocument();
    for (const words of ['Significance', 'Overall rating', 'Lower 50%', 'General comments'])
      expect(within(review).getByText(words)).toBeInTheDocument();
  });

  it('are below the letters of the editors, of which the newest is open', async () => {
    const earlier = letter({ id: 'm0', subject: 'Your manuscript', text: '<p>An earlier letter.</p>' });
    const { user } = open([letter(), earlier]);
    const letters = await screen.findByRole('region', { name: 'Letters from the editors' });
    expect(within(letters).getByText('Please revise the methods.')).toBeInTheDocument();
    expect(within(letters).queryByText('An earlier letter.')).not.toBeInTheDocument();
    await user.click(within(letters).getByRole('button', { name: /^Your manuscript/ }));
    expect(within(letters).getByText('An earlier letter.')).toBeInTheDocument();
  });

  it('have the numbers of the letter and the reply in each revision, the newest revision first', async () => {
    open([], [done('r1', 1, 0), done('r2', 2, 0), done('r3', 1, 1), done('r4', 2, 1)]);
    const headings = await screen.findAllByRole('heading', { level: 3, name: /revision/ });
    expect(headings.map((one) => one.textContent)).toEqual([
      'Reviewer 1 (revision 1)',
      'Reviewer 2 (revision 1)',
      'Reviewer 1 (revision 0)',
      'Reviewer 2 (revision 0)',
    ]);
  });

  it("have their reviewer's name in an open review", async () => {
    open([], [aRequest({ id: 'r1', status: 'Completed', revision: 0, reviewer: named('Olu', 'Adeyemi') })]);
    expect(await screen.findByRole('region', { name: 'Olu Adeyemi (revision 0)' })).toBeInTheDocument();
  });

  it('can be absent, and the letter is shown without them', async () => {
    open([letter()], []);
    expect(await screen.findByText('Please revise the methods.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /revision/ })).not.toBeInTheDocument();
  });
});
