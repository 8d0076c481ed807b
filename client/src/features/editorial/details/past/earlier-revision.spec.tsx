import { screen, within } from '@testing-library/react';
import type { ArticleLogEntry } from '@contracts';
import { aFile, anArticle, aRequest } from '../../../../../test/articles';
import { aLogEntry, openDetails, READER } from '../../../../../test/open-details';
import { revisionEnd } from './revision-end';

afterEach(() => jest.restoreAllMocks());

const LOG: ArticleLogEntry[] = [
  aLogEntry(4, { actionType: 'REVISION', previousStatus: 'MAJOR_REVISION', currentStatus: 'NEW_ARTICLE' }),
  aLogEntry(3, { actionType: 'MAIL' }),
  aLogEntry(2, {
    ...{ actionType: 'EDITOR_DECISION', actionTime: '2026-04-05T10:00:00.000Z' },
    ...{ previousStatus: 'REVIEWED', currentStatus: 'MAJOR_REVISION' },
  }),
  aLogEntry(1, { actionType: 'SUBMISSION', previousStatus: 'DRAFT', currentStatus: 'NEW_ARTICLE' }),
];

describe('The end of a revision', () => {
  it('is the decision before the next revision was submitted', () => {
    expect(revisionEnd(LOG, 0)).toEqual({ at: '2026-04-05T10:00:00.000Z', decision: 'Major revision' });
    expect(revisionEnd(LOG, 1)).toBeNull();
  });
});

describe('An earlier revision', () => {
  const review = { reviewId: 'r1', rate: null, recommendation: 'Acceptance', general: '<p>Sound.</p>' };

  it('has its own abstract, files and reviews, says that it is not the present one, and links to the present one', async () => {
    const files = [aFile({ filename: 'old.docx' }), aFile({ id: 'f2', filename: 'new.docx', revision: 1 })];
    const articleReviewer = [aRequest({ status: 'Completed', recommendation: 'Acceptance' })];
    const { user, router, calls } = openDetails(
      '?revision=0',
      { revision: 1, files, articleReviewer },
      {
        'GET /article/a1/log': [200, LOG],
        'GET /article/a1/as-of': [200, anArticle({ ...READER, abstractText: '<p>An older question.</p>' })],
        'GET /article/a1/get-review/r1': [200, { review, status: 'Completed', readOnly: true, annotated: null }],
      },
    );
    const past = within(await screen.findByRole('region', { name: 'Revision 0' }));
    expect(await past.findByText(/It ended with the decision Major revision on 5 Apr 2026/)).toBeInTheDocument();
    expect(await past.findByText('An older question.')).toBeInTheDocument();
    expect(calls.find(({ path }) => path.endsWith('/as-of'))?.query.get('at')).toBe('2026-04-05T10:00:00.000Z');
    expect(past.getByRole('link', { name: 'old.docx' })).toBeInTheDocument();
    expect(past.queryByRole('link', { name: 'new.docx' })).not.toBeInTheDocument();
    expect(await past.findByText('Sound.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revision 0', current: true })).toBeInTheDocument();
    await user.click(past.getByRole('link', { name: 'Current revision 1' }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('A question.')).toBeInTheDocument();
  });
});
