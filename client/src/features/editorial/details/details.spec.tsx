import { screen, waitFor, within } from '@testing-library/react';
import type { ArticleView } from '@contracts';
import type { Answers } from '../../../../test/answers';
import { aFile, anArticle, aRequest } from '../../../../test/articles';
import { openDetails, READER } from '../../../../test/open-details';

afterEach(() => jest.restoreAllMocks());

describe("An article's own page", () => {
  it('has its label in the browser tab, and shows the abstract first', async () => {
    openDetails('', { keywords: 'Ageing;Falls' });
    expect(await screen.findByText('A question.')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('#2026-1-R0-Length of stay'));
    expect(screen.getByRole('list', { name: 'Keywords' })).toHaveTextContent('AgeingFalls');
  });

  it('shows its author nothing of the office, and the reviews only once they are open', async () => {
    const authorView: Partial<ArticleView> = {
      status: 'UNDER_REVIEW',
      actions: ['withdraw'],
      coverLetter: '<p>Dear</p>',
    };
    const { user } = openDetails('', authorView, {}, 'author');
    expect(await screen.findByRole('region', { name: 'Cover letter' })).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the article' }));
    for (const name of [/^History/, /^Notes/, /^Reviewers/])
      expect(tabs.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.queryByText("The author's reviewers")).not.toBeInTheDocument();
    await user.click(tabs.getByRole('link', { name: 'Reviews and letters' }));
    expect(await screen.findByText('There is nothing more to show yet.')).toBeInTheDocument();
    expect(screen.queryByText(/only the office can open/)).not.toBeInTheDocument();
  });

  it.each(['?at=2026-04-05T10:00:00.000Z', '?entry=6'])(
    'says to its author that the link %s leads to an earlier state, and that this is the present',
    async (link) => {
      openDetails(link, { status: 'UNDER_REVIEW', actions: [] }, {}, 'author');
      expect(await screen.findByText(/only the office can open/)).toBeInTheDocument();
    },
  );

  it("shows figures as pictures that open in the viewer, files and the author's nominations", async () => {
    const figure = aFile({
      id: 'f2',
      type: 'Figure',
      fileType: 'png',
      filename: 'f.png',
      figureTitle: 'Length by ward',
    });
    const nominees = [{ id: 'p1', firstName: 'Mei', lastName: 'Tanaka', institute: 'Kyoto' }];
    const nominations = { nominees, reviewerOne: 'p1', relationshipOne: 'None at all', reviewerTwo: 'deleted' };
    const { user } = openDetails('', { files: [aFile(), figure], ...nominations });
    expect(await screen.findByText('Mei Tanaka, Kyoto (None at all)')).toBeInTheDocument();
    expect(screen.getByText('Former reviewer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2026-1-Manuscript-1.docx' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Length by ward' }));
    expect(await screen.findByRole('img', { name: 'Length by ward' })).toBeInTheDocument();
  });

  it("shows the author's note exactly as it was typed, with its lines", async () => {
    const note = 'Please not Jan Smit <j.smit@uni.example>,\nnor anyone <of his group';
    openDetails('', { note });
    const shown = await screen.findByText(/^Please not Jan Smit/);
    expect(shown.textContent).toBe(note);
    expect(shown).toHaveStyle({ whiteSpace: 'pre-line' });
  });

  it('lists the reviewers of every revision, the newest first, also of a revision without reviewers', async () => {
    openDetails('?tab=reviewers', {
      revision: 1,
      articleReviewer: [aRequest({ status: 'Declined', declineReason: 'Away' })],
    });
    const headings = await screen.findAllByRole('heading', { level: 2, name: /^Revision/ });
    expect(headings.map((one) => one.textContent)).toEqual(['Revision 1 (no reviewers)', 'Revision 0 (1 reviewer)']);
    expect(screen.getByText('There are no reviewers assigned for this revision.')).toBeInTheDocument();
    expect(screen.getByText('Declined: Away')).toBeInTheDocument();
  });
});

describe('An article whose authors an editor must not know', () => {
  const hidden: Partial<ArticleView> = {
    ...{ authorsHidden: true, articleAuthors: [], coverLetter: '', reviewMode: 'TRIPLE_ANONYMOUS' },
  };
  const answers: Answers = {
    'GET /article/a1/integrity': [
      200,
      {
        state: 'AUTHORS_HIDDEN',
        checkedAt: null,
        revision: null,
        signs: [],
        read: 0,
        unread: [],
      },
    ],
  };

  it('says why authors, cover letter and signs are not shown', async () => {
    openDetails('', hidden, answers);
    expect(await screen.findAllByText('Authors are not shown until the decision.')).not.toEqual([]);
    expect(await screen.findAllByText(/Not shown until the decision: it may reveal/)).not.toEqual([]);
    expect(await screen.findByText(/Signs are shown after the decision/)).toBeInTheDocument();
  });
});

describe('The reviewers', () => {
  it('are links to their pages, except those whose account no longer exists', async () => {
    const gone = { id: 'x', firstName: '', lastName: 'Unknown', areasOfExpertise: null, isGone: true } as const;
    openDetails('?tab=reviewers', { articleReviewer: [aRequest(), aRequest({ id: 'r2', reviewer: gone })] });
    expect((await screen.findAllByRole('link', { name: 'Olu Adeyemi' }))[0]).toHaveAttribute('href', '/people/user-r');
    expect(screen.queryByRole('link', { name: 'Unknown' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Unknown')).not.toHaveLength(0);
  });
});

describe('The reviews', () => {
  const done = aRequest({ status: 'Completed', recommendation: 'MinorRevision', avgRating: 3.5 });
  const review = {
    reviewId: 'r1',
    rate: null,
    recommendation: 'MinorRevision',
    significance: 'TOP10',
    rating: 'LOW25',
  };
  const answers: Answers = {
    'GET /article/a1/get-review/r1': [200, { review, status: 'Completed', readOnly: true, annotated: null }],
    'POST /article/a1/editor/rate-review/r1': [200, anArticle(READER)],
  };

  it('show their ratings in words, and are rated from 1 to 5', async () => {
    const { user, calls } = openDetails('?tab=reviews', { articleReviewer: [done] }, answers);
    expect(await screen.findByText('Significance: Top 10%')).toBeInTheDocument();
    expect(screen.getByText('Overall rating: Lowest 25%')).toBeInTheDocument();
    expect(screen.getByText('Mean rating: 3.50')).toBeInTheDocument();
    const stars = within(screen.getByRole('radiogroup', { name: 'Your rating of the review by Olu Adeyemi' }));
    expect(stars.getAllByRole('radio')).toHaveLength(5);
    await user.click(stars.getByRole('radio', { name: '4 of 5' }));
    await waitFor(() => expect(calls.find(({ path }) => path.includes('rate-review'))?.query.get('rate')).toBe('4'));
  });

  it('cannot be rated without permission', async () => {
    openDetails('?tab=reviews', { articleReviewer: [done], actions: ['see-log', 'see-reviews'] }, answers);
    await screen.findByText('Significance: Top 10%');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
