import { cleanup, screen } from '@testing-library/react';
import { aRequest } from '../../../../../test/articles';
import { openDetails } from '../../../../../test/open-details';

afterEach(() => jest.restoreAllMocks());

describe('An accepted article for other systems', () => {
  it('offers all formats to the office, and says why an export failed', async () => {
    const message = 'A webmaster must first fill in, under Settings: ISSN.';
    const refused = { statusCode: 422, code: 'RULE_BROKEN', message };
    const { user } = openDetails('', { status: 'ACCEPTED' }, { 'GET /article/a1/export': [422, refused] }, 'editor');
    expect(await screen.findByRole('heading', { name: 'For other systems' })).toBeInTheDocument();
    for (const name of ['JATS metadata', 'Crossref deposit', 'Crossref deposit before publication'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'MECA package' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('offers reviews only when a reviewer agreed to their publication', async () => {
    const finished = (publication: 'NAMED' | null) =>
      aRequest({ id: publication ?? 'none', status: 'Completed', publication });
    openDetails('', { status: 'ACCEPTED', articleReviewer: [finished(null), finished('NAMED')] }, {}, 'editor');
    expect(await screen.findByRole('button', { name: 'Published reviews' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Crossref deposit of published reviews' })).toBeInTheDocument();
    cleanup();
    openDetails('', { status: 'ACCEPTED', articleReviewer: [finished(null)] }, {}, 'editor');
    expect(await screen.findByRole('button', { name: 'JATS metadata' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Published reviews' })).not.toBeInTheDocument();
  });

  it.each([
    ['UNDER_REVIEW', 'editor'],
    ['ACCEPTED', 'associate editor'],
  ] as const)('is not there in %s for the %s', async (status, group) => {
    openDetails('', { status }, {}, group);
    expect(await screen.findByText('A question.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'For other systems' })).not.toBeInTheDocument();
  });
});
