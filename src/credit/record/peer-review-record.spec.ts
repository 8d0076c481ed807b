import { SchemaCheck } from '../../exchange/public';
import { type PeerReview, peerReviewXml } from './peer-review-record';

const REVIEW: PeerReview = {
  ...{ reviewId: 'f4Jx0', year: 2026, groupId: 'issn:2049-3630' },
  organization: { name: 'Society & Sons <Ltd>', city: 'Utrecht', countryCode: 'NL', ror: 'https://ror.org/04pp8hn57' },
};

describe('the record of a review for ORCID', () => {
  const check = new SchemaCheck();
  afterAll(() => check.onModuleDestroy());
  const problems = (review: Partial<PeerReview>) => check.problems('orcid', peerReviewXml({ ...REVIEW, ...review }));

  it('is valid by the schema of ORCID, with and without the number of the organisation at ROR', async () => {
    expect(await problems({})).toEqual([]);
    expect(await problems({ organization: { ...REVIEW.organization, ror: '' } })).toEqual([]);
  });

  it('contains only the year and nothing about the manuscript', () => {
    const xml = peerReviewXml(REVIEW);
    expect([...xml.matchAll(/<common:(year|month|day)>(.*?)</g)].map(([, name, value]) => [name, value])).toEqual([
      ['year', '2026'],
    ]);
    expect(xml).not.toMatch(/subject|url|title/);
  });

  it.each([
    ['a group of another kind', { groupId: 'doi:10.1000/1' }],
    ['no year', { year: Number.NaN }],
    ['no name of the review', { reviewId: ' ' }],
    ['an organisation without a name', { organization: { ...REVIEW.organization, name: '' } }],
  ])('is refused with %s', async (_what, review) => {
    expect(await problems(review)).not.toEqual([]);
  });
});
