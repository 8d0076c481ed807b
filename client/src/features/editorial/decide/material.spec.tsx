import { screen, within } from '@testing-library/react';
import type { ArticleView } from '@contracts';
import { type Answers, answerWith } from '../../../../test/answers';
import { anArticle, aRequest } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { answer, complete } from '../../../../test/review/reviews';

const request = aRequest({ id: 'r1', status: 'Completed' });

function open(article: Partial<ArticleView>, answers: Answers = {}) {
  const user = person('editor');
  answerWith({
    'GET /user': [200, user],
    'GET /article/a1': [200, anArticle({ status: 'REVIEWED', actions: ['decide'], ...article })],
    'GET /article/a1/editor/decision-draft': [200, { draft: null, draftVersion: 0 }],
    'GET /article/a1/editor/decision/held': [200, { held: null }],
    ...answers,
  });
  return renderApp('/decideOnStatus/a1', { session: sessionOf(user) });
}

afterEach(() => jest.restoreAllMocks());

describe('What a decision is based on', () => {
  it('has the same section in the same row, also where a reviewer left one out', async () => {
    const second = aRequest({ id: 'r2', status: 'Completed', reviewer: { ...request.reviewer, firstName: 'Mei' } });
    open(
      { articleReviewer: [request, second] },
      {
        'GET /article/a1/get-review/r1': [200, answer({ ...complete, major: '', minor: '<p>A typing error</p>' })],
        'GET /article/a1/get-review/r2': [200, answer({ ...complete, major: '<p>No controls</p>' })],
      },
    );
    const [olu, mei] = [/^Olu Adeyemi/, /^Mei Adeyemi/].map((name) => screen.findByRole('region', { name }));
    const rowIn = async (column: typeof olu, name: RegExp): Promise<string | undefined> =>
      (await within((await column) ?? document.body).findByRole('heading', { name })).parentElement?.style.gridRow;
    expect(await rowIn(olu, /^Minor/)).toBe(await rowIn(mei, /^Minor/));
    expect(await rowIn(olu, /^General/)).not.toBe(await rowIn(olu, /^Minor/));
  });

  it('keeps the name of a reviewer apart from the recommendation, for names written from right to left', async () => {
    const reviewer = { ...request.reviewer, firstName: 'עמוס', lastName: 'לוי' };
    const recommended = aRequest({ ...request, reviewer, recommendation: 'MinorRevision' });
    open({ articleReviewer: [recommended] }, { 'GET /article/a1/get-review/r1': [200, answer(complete)] });
    const column = await screen.findByRole('region', { name: /^עמוס לוי/ });
    expect(within(column).getByText('עמוס לוי').tagName).toBe('BDI');
    expect(within(column).getByRole('heading', { level: 3 })).toHaveTextContent('עמוס לוי: Minor revision');
  });

  it('has the letter and the note of the authors next to them', async () => {
    const texts = { coverLetter: '<p>Dear editor</p>', note: 'Not Dr Jansen' };
    const { user } = open(texts);
    expect(await screen.findByText('Dear editor')).toBeVisible();
    expect(screen.getByText('Not Dr Jansen')).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: 'Cover letter' }));
    expect(await screen.findAllByText('Dear editor')).toHaveLength(2);
  });
});
