import { screen, within } from '@testing-library/react';
import type { RevisionChanges } from '@contracts';
import { aFile } from '../../../../../test/articles';
import { openDetails } from '../../../../../test/open-details';

afterEach(() => jest.restoreAllMocks());

const changed = (fileId: string, figureTitle: string | null = null) =>
  ({
    fileId,
    designation: figureTitle ? 'Figure' : 'RebuttalLetter',
    filename: `${fileId}.docx`,
    figureTitle,
  }) as const;
const CHANGES: RevisionChanges = {
  revision: 1,
  title: null,
  abstractWords: { before: 240, after: 228 },
  authors: { added: ['Kim Lee'], removed: [] },
  files: { added: [changed('letter')], replaced: [changed('three', '3. Time to home')], removed: [], kept: 2 },
};

describe('What changed in a revision', () => {
  it('is listed next to the abstract, with the reply next to the reviews', async () => {
    const files = [
      aFile({ id: 'reply', type: 'RebuttalLetterPDF', revision: 1, fileType: 'pdf' }),
      aFile({ id: 'three', type: 'Figure', revision: 1, figureTitle: '3. Time to home', figureNumber: '2' }),
    ];
    openDetails(
      '',
      { revision: 1, files, actions: ['see-log', 'decide'] },
      { 'GET /article/a1/revision-changes': [200, CHANGES] },
    );
    const card = within(await screen.findByRole('region', { name: 'What changed in R1' }));
    expect(await card.findByText('228 words, −12')).toBeInTheDocument();
    expect(card.getByText('Kim Lee')).toBeInTheDocument();
    expect(card.getByText('Letter of rebuttal (letter.docx)')).toBeInTheDocument();
    expect(card.getByText('Figure 2. Time to home (three.docx)')).toBeInTheDocument();
    expect(card.getByText('2 files')).toBeInTheDocument();
    expect(card.queryByText('As before')).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Read the reply beside the reviews' })).toHaveAttribute(
      'href',
      '/decideOnStatus/a1?tab=reply',
    );
  });

  it('is absent for a first submission', async () => {
    const { calls } = openDetails('');
    expect(await screen.findByText('A question.')).toBeInTheDocument();
    expect(screen.queryByText(/What changed/)).not.toBeInTheDocument();
    expect(calls.some(({ path }) => path.endsWith('/revision-changes'))).toBe(false);
  });
});
