import { screen } from '@testing-library/react';
import type { DocumentsProgress } from '@contracts';
import { aFile, anArticle } from '../../../../test/articles';
import { openWizard } from '../../../../test/open-wizard';
import { progressText } from './converted-manuscript';

const MAKING: DocumentsProgress = {
  ...{ state: 'making', percent: 40, stage: 'converting', item: 1, items: 2, fileName: 'My paper.docx' },
  ...{ problems: [], message: null, file: null },
};
const full = aFile({ id: 'full', type: 'FullArticle', fileType: 'pdf', filename: '2026-1-FullArticle-1.pdf' });
const READY: DocumentsProgress = { ...MAKING, state: 'ready', percent: 100, stage: null, fileName: null, file: full };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The manuscript as reviewers will read it', () => {
  const SECTION = 'The manuscript as reviewers will read it';

  it('shows its progress on a later visit, and the PDF once it is ready, with what could not be converted', async () => {
    let now = MAKING;
    const problems = [{ fileName: 'My paper.docx', message: 'The file is damaged.' }];
    const made = anArticle({ overviewCurrent: true, convertedCurrent: true, files: [aFile(), full] });
    openWizard('/manuscript/submit/a1?step=5', {
      'GET /article/a1': () => [200, now === MAKING ? anArticle({ overviewCurrent: true }) : made],
      'GET /article/a1/converted-manuscript': () => [200, now],
    });
    expect(await screen.findByText('Converting My paper.docx (1 of 2)')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Manuscript' })).not.toBeInTheDocument();
    now = { ...READY, problems };
    expect(await screen.findByRole('region', { name: 'Manuscript' }, { timeout: 5_000 })).toBeInTheDocument();
    expect(screen.getByText('My paper.docx: The file is damaged.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: SECTION })).toBeInTheDocument();
  });

  it('is offered for a revision that has its manuscript, but is optional', async () => {
    const files = [aFile({ id: 'u', type: 'UnmarkedManuscriptPDF', revision: 1 })];
    const waiting = anArticle({ status: 'MINOR_REVISION', actions: ['submit-revision'], files });
    const { user, calls } = openWizard('/uploadRevision/a1?tab=upload', {
      'GET /article/a1': [200, waiting],
      'GET /article/a1/converted-manuscript': [200, { ...MAKING, state: 'none', stage: null }],
      'POST /article/a1/converted-manuscript': [204, null],
      'GET /article/my-list-with-status': [200, []],
    });
    await user.click(await screen.findByRole('button', { name: 'Make the manuscript PDF' }));
    expect(calls.some(({ path, method }) => method === 'POST' && path.endsWith('/converted-manuscript'))).toBe(true);
  });

  it('has a text for every stage', () => {
    const stages = ['waiting', 'converting', 'figures', 'joining', 'storing'] as const;
    const texts = stages.map((stage) => progressText({ ...MAKING, stage }));
    expect(new Set([...texts, progressText(null)]).size).toBe(6);
  });
});
