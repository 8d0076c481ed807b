import { type ArticleFixture, expectedOutcome } from './access-runner';
import { onArticle, onRequest, row } from './routes/route-row';

const article = (...bonds: ReturnType<ArticleFixture['bondsOf']>): ArticleFixture => ({
  name: 'sample',
  id: 'a',
  valueOf: (name) => (name === 'a request' ? 'request' : undefined),
  bondsOf: () => bonds,
});

describe('the expectations of the table of routes', () => {
  it('check the session first, then the group', () => {
    const office = row('GET /x', 'E S');
    expect(expectedOutcome(office, 'nobody', null)).toBe(401);
    expect(expectedOutcome(office, 'author', null)).toBe(403);
    expect(expectedOutcome(office, 'assistant', null)).toBe('passes');
    expect(expectedOutcome(row('GET /x', 'public'), 'nobody', null)).toBe('passes');
    expect(expectedOutcome(row('GET /x', 'E', { namesNothing: true }), 'editor', null)).toBe(404);
  });

  it('hide an article from strangers and refuse callers with another bond', () => {
    const own = onArticle('POST /article/:id/x', 'all', 'own office');
    expect(expectedOutcome(own, 'author', article())).toBe(404);
    expect(expectedOutcome(own, 'reviewer', article('reviewer'))).toBe(403);
    expect(expectedOutcome(own, 'author', article('own'))).toBe('passes');
    expect(expectedOutcome(own, 'editor', article('office'))).toBe('passes');
    expect(expectedOutcome(own, 'associate editor', article('associate'))).toBe(403);
  });

  it('hide a request from everyone but its reviewer', () => {
    const foreign = onRequest('GET /article/:id/x/:reviewId', 'all', 'office', 'a request', { hiddenFrom: 'reviewer' });
    expect(expectedOutcome(foreign, 'reviewer', article('reviewer'))).toBe(404);
    expect(expectedOutcome(foreign, 'author', article('own'))).toBe(403);
    expect(expectedOutcome(foreign, 'editor', article('office', 'reviewer'))).toBe('passes');
  });

  it('refuse letters that name no group, and words that name no bond', () => {
    expect(() => row('GET /x', 'E X')).toThrow(RangeError);
    expect(() => onArticle('GET /x/:id', 'all', 'staff')).toThrow(RangeError);
  });
});
