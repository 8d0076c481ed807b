import { screen } from '@testing-library/react';
import { answerWith } from '../../../../test/answers';
import { aCard } from '../../../../test/articles';
import { person, renderApp, sessionOf } from '../../../../test/render-app';
import { stageInWords } from '../../../shared/article/progress/stages';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const card = (status: 'NEW_ARTICLE' | 'REVIEWER_SELECTION' | 'UNDER_REVIEW' | 'REVIEWED' | 'WITHDRAWN') =>
  ({ status, statusSince: '2026-03-01T10:00:00.000Z' }) as const;

describe('A manuscript in progress', () => {
  it.each([
    ['UNDER_REVIEW', { asking: null, reviewing: null }, 'With reviewers for 9 days'],
    ['UNDER_REVIEW', { asking: 3, reviewing: 27 }, 'With reviewers for 9 days, usually 27'],
    ['NEW_ARTICLE', { asking: null, reviewing: 27 }, 'The office checks your files'],
    [
      'NEW_ARTICLE',
      { asking: 1, reviewing: 27 },
      'The office checks your files; reviewers are usually asked within 1 day',
    ],
    ['REVIEWER_SELECTION', { asking: 3, reviewing: 27 }, 'The editors choose reviewers, for 9 days now'],
    ['REVIEWED', { asking: 3, reviewing: 27 }, 'The reviews are in; the editors decide'],
  ] as const)('%s with %j says: %s', (status, usual, text) => {
    expect(stageInWords(card(status), usual, NOW)).toBe(text);
  });

  it('shows on Home how far it is', async () => {
    const session = sessionOf(person('author'));
    answerWith({
      'GET /user': [200, session.user],
      'GET /article/my-list-with-status': [200, [aCard({ status: 'UNDER_REVIEW' })]],
      'GET /article/usual-days': [200, { asking: 3, reviewing: 27 }],
    });
    renderApp('/', { session });
    expect(await screen.findByRole('img', { name: 'Step 3 of 4' })).toBeInTheDocument();
    expect(await screen.findByText(/usually 27/)).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
