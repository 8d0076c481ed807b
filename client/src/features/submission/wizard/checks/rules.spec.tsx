import { screen } from '@testing-library/react';
import {
  authorEntryProblems,
  correctionProblems,
  DEFAULT_SETTINGS,
  EMPTY_ARTICLE_FIELDS,
  finalProblems,
  revisionProblems,
  suggestionProblems,
  withdrawalProblem,
} from '@contracts';
import { ARTICLE_ROWS, GOOD_FIELDS } from '../../../../../../test/fixtures/validation/article-rows';
import { AUTHOR_ROWS, GOOD_AUTHOR, SUGGESTION_ROWS } from '../../../../../../test/fixtures/validation/author-rows';
import {
  CORRECTION_ROWS,
  FINAL_ROWS,
  GOOD_REVISION,
  READY,
  REVISION_ROWS,
  WITHDRAWAL_ROWS,
} from '../../../../../../test/fixtures/validation/sending-rows';
import { anArticle } from '../../../../../test/articles';
import { draftIs, goOnButton, openWizard } from '../../../../../test/open-wizard';
import { dialog, fillRows } from '../../../../../test/rows';
import { missingByStep } from './missing';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const SUGGESTION = { fullName: 'Olu Adeyemi', email: 'olu@example.org' };

describe('The rules on manuscripts, from the same table as on the server', () => {
  it.each(ARTICLE_ROWS)('in the wizard: %s', (_what, field, input, message) => {
    const steps = missingByStep({ ...EMPTY_ARTICLE_FIELDS, ...GOOD_FIELDS, ...input }, anArticle(), DEFAULT_SETTINGS);
    const missing: Record<string, string> = Object.assign({}, ...steps);
    expect(missing[field] ?? null).toBe(message);
    if (message === null) expect(missing).toEqual({});
  });

  it.each(AUTHOR_ROWS)('of an author: %s', (_what, field, input, message) => {
    expect(authorEntryProblems({ ...GOOD_AUTHOR, ...input })).toEqual(message === null ? {} : { [field]: message });
  });

  it.each(SUGGESTION_ROWS)('of a suggested reviewer: %s', (_what, field, input, message) => {
    expect(suggestionProblems({ ...SUGGESTION, ...input })).toEqual(message === null ? {} : { [field]: message });
  });

  it.each(FINAL_ROWS)('at the last step: %s', (_what, field, input, message) => {
    const { copyright, reviewed, overview, waived } = { ...READY, ...input };
    const boxes = { copyrightAccepted: copyright, submissionReviewed: reviewed, withoutConverted: waived };
    const problems = finalProblems(boxes, { overview, converted: false });
    expect(problems).toEqual(message === null ? {} : { [field]: message });
  });

  it.each(REVISION_ROWS)('of a revision: %s', (_what, field, input, message) => {
    const { present, confirmed } = { ...GOOD_REVISION, ...input };
    expect(revisionProblems(present, confirmed)[field] ?? null).toBe(message);
  });

  it.each(CORRECTION_ROWS.filter(([, , { changed = true }]) => changed))(
    'of a correction: %s',
    (_what, field, { present = ['Manuscript'] }, message) => {
      expect(correctionProblems(present, 0)[field] ?? null).toBe(message);
    },
  );

  it.each(WITHDRAWAL_ROWS)('of a withdrawal: %s', (_what, _field, { reason = '' }, message) => {
    expect(withdrawalProblem(reason) ?? null).toBe(message);
  });
});

describe('The messages of the rules', () => {
  it('are shown at the fields of the first step', async () => {
    const { user } = openWizard('/manuscript/submit', {});
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Manuscript type' }), 'Original contribution');
    await screen.findByRole('textbox', { name: 'Abstract' });
    await user.click(await goOnButton());
    const good = { ...GOOD_FIELDS, firstTime: 1 as const, previousId: '2025-1' };
    const { shown, expected } = fillRows(ARTICLE_ROWS, good, {
      ...{ articleTitle: /^Title/, runningTitle: /^Running title/ },
      abstractText: /^Abstract$/,
    });
    expect(shown).toEqual(expected);
    expect(shown.length).toBeGreaterThan(14);
  });

  it("are shown at the fields of an author's dialog", async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=2', draftIs());
    await user.click(await screen.findByRole('button', { name: 'New author' }));
    const form = await dialog();
    await user.click(screen.getByRole('button', { name: 'Add author' }));
    const { shown, expected } = fillRows(
      AUTHOR_ROWS,
      GOOD_AUTHOR,
      {
        ...{ firstName: /^First name/, lastName: /^Last name/, email: /^Email/, orcid: /^ORCID/ },
        institute: /^Institute/,
      },
      form,
    );
    expect(shown).toEqual(expected);
    expect(shown).toHaveLength(AUTHOR_ROWS.length);
  });

  it("are shown at the fields of a suggested reviewer's dialog", async () => {
    const { user } = openWizard('/manuscript/submit/a1?step=3', draftIs());
    await user.click(await screen.findByRole('button', { name: 'New' }));
    const form = await dialog();
    await user.click(screen.getByRole('button', { name: 'Suggest' }));
    const labels = { fullName: /^Full name/, email: /^Email/ };
    const { shown, expected } = fillRows(SUGGESTION_ROWS, SUGGESTION, labels, form);
    expect(shown).toEqual(expected);
  });

  it('of the last step are shown above the button', async () => {
    openWizard('/manuscript/submit/a1?step=5', draftIs());
    for (const [, , , message] of FINAL_ROWS)
      if (message !== null) expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
