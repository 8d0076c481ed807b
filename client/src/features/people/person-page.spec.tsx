import { screen, within } from '@testing-library/react';
import type { GroupName, PersonArticle, PersonPage } from '@contracts';
import { answerWith } from '../../../test/answers';
import { person, renderApp, sessionOf } from '../../../test/render-app';

const RHEA: PersonPage = {
  ...{
    id: 'r1',
    firstName: 'Rhea',
    middleName: null,
    lastName: 'Viewer',
    email: 'rhea@clinic.test',
    group: 'reviewer',
  },
  ...{ institute: 'Clinic of Tests', department: null, city: 'Utrecht', country: 'Netherlands', orcid: null },
  ...{ areasOfExpertise: 'Dialysis', seniorityLevel: null, authenticatedOrcid: null, unproven: false, onlyHeld: false },
  counts: { written: 2, reviews: 1, held: 0 },
  numbers: { asked: 4, open: 1, finished: 2, late: 1, answerRate: 0.75, daysToAnswer: 2.46, averageRating: null },
};
const LATE: PersonArticle = {
  ...{ key: 'q1', id: 'a1', articleId: '2026-7', articleTitle: 'Length of stay', revision: 1, status: 'UNDER_REVIEW' },
  ...{ submitted: '2026-01-05T10:00:00.000Z', dueDate: '2026-02-01T10:00:00.000Z', lateDays: 3 },
  review: {
    ...{ id: 'q1', revision: 0, status: 'Accepted', mailedDate: null, completedDate: null },
    ...{ recommendation: null, rating: null },
  },
};

function open(answers: Parameters<typeof answerWith>[0], path = '/people/r1', group: GroupName = 'editor') {
  const session = sessionOf(person(group));
  const calls = answerWith({
    'GET /user': [200, session.user],
    'GET /person/r1': [200, RHEA],
    'GET /person/r1/articles': [200, { items: [LATE], total: 60 }],
    ...answers,
  });
  return { calls, ...renderApp(path, { session }) };
}

afterEach(() => jest.restoreAllMocks());

describe('The page of a person', () => {
  it('says who they are and how they review', async () => {
    open({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Rhea Viewer' })).toBeInTheDocument();
    expect(await screen.findByText('Utrecht, Netherlands')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'rhea@clinic.test' })).toHaveAttribute('href', 'mailto:rhea@clinic.test');
    expect(screen.getByText('75%')).toBeInTheDocument();
    expect(screen.getByText('2.5')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /Holds/ })).not.toBeInTheDocument();
  });

  it('says that its figures are over all years', async () => {
    open({});
    expect(await screen.findByRole('heading', { name: 'As a reviewer, over all years' })).toBeInTheDocument();
  });

  it('opens the account into which one was merged, at its own address', async () => {
    const { router } = open({ 'GET /person/closed': [200, RHEA] }, '/people/closed?tab=written');
    expect(await screen.findByRole('table', { name: 'Written by Rhea Viewer' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/people/r1', search: '?tab=written' });
  });

  it('lists their requests first, each with a link to its article, page by page', async () => {
    const { calls, user } = open({});
    const table = await screen.findByRole('table', { name: 'Reviews by Rhea Viewer' });
    const link = await within(table).findByRole('link', { name: '#2026-7 Length of stay' });
    expect(link).toHaveAttribute('href', '/articleDetails/a1');
    expect(within(table).getByText('3 days late')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Next page'));
    await screen.findByText('26–50 of 60');
    const asked = calls
      .filter(({ path }) => path === '/person/r1/articles')
      .map(({ query }) => Object.fromEntries(query));
    expect(asked.at(-1)).toEqual({ part: 'reviews', page: '1', size: '25' });
    await user.click(screen.getByRole('tab', { name: /Wrote/ }));
    expect(await screen.findByRole('table', { name: 'Written by Rhea Viewer' })).toBeInTheDocument();
  });

  it('informs an associate editor that only their own manuscripts count, and has a text for no rows', async () => {
    const counts = { written: 0, reviews: 0, held: 0 };
    open(
      {
        'GET /person/r1': [200, { ...RHEA, counts, onlyHeld: true }],
        'GET /person/r1/articles': [200, { items: [], total: 0 }],
      },
      '/people/r1',
      'associate editor',
    );
    expect(await screen.findByText(/only about the manuscripts that you handle/)).toBeInTheDocument();
    expect(await screen.findByText('No manuscripts that you may see.')).toBeInTheDocument();
  });

  it('offers to retry after an error, and is not available to authors', async () => {
    const { unmount } = open({
      'GET /person/r1': [503, { statusCode: 503, code: 'UNAVAILABLE', message: 'Not now.' }],
    });
    expect(await screen.findByText('Try again')).toBeInTheDocument();
    unmount();
    const { calls } = open({}, '/people/r1', 'author');
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Rhea');
    expect(calls.some(({ path }) => path.startsWith('/person'))).toBe(false);
  });
});
