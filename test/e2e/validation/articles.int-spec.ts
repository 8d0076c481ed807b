import { type ArticleFields, countAbstractWords, EMPTY_ARTICLE_FIELDS } from '../../../src/contracts';
import { sanitiseRichText } from '../../../src/platform/rich-text';
import { ARTICLE_ROWS, GOOD_FIELDS, SOMEBODY, SOMEBODY_ELSE } from '../../fixtures/validation/article-rows';
import { FINAL_ROWS, READY, WITHDRAWAL_ROWS } from '../../fixtures/validation/sending-rows';
import { WORD_ROWS } from '../../fixtures/validation/words-rows';
import type { HttpClient } from '../../support/app/http-client';
import { SubmissionApp } from '../../support/app/submission-app';
import { AuthorSteps } from '../../support/stories/submission-steps';

const BOXES = { isCompleted: true, copyrightAccepted: true, submissionReviewed: true, withoutConverted: true };

describe('the rules on manuscripts over HTTP', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  let steps: AuthorSteps;
  const people = new Map<string, string>();
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
    steps = new AuthorSteps(author);
    people.set(SOMEBODY, await app.people.add('one@example.org', 'reviewer'));
    people.set(SOMEBODY_ELSE, await app.people.add('two@example.org', 'reviewer'));
  });
  afterAll(() => app.stop());

  describe('in the wizard', () => {
    let id: string;
    beforeAll(async () => {
      // Without an overview no submission succeeds, so each row finds the draft unchanged.
      ({ id } = await steps.completeDraft());
    });
    const known = (input: Partial<ArticleFields>): object =>
      Object.fromEntries(Object.entries(input).map(([name, value]) => [name, people.get(String(value)) ?? value]));

    it.each(ARTICLE_ROWS)('%s', async (_what, field, input, message) => {
      const fields = { ...EMPTY_ARTICLE_FIELDS, ...GOOD_FIELDS, ...known(input) };
      const answer = await author.post(`/article/${id}/update`, { ...fields, ...BOXES });
      expect(answer.status).toBe(400);
      expect(answer.body.details[field] ?? null).toBe(message);
      if (message === null) expect(Object.keys(answer.body.details)).toEqual(['overview']);
    });
  });

  it.each(FINAL_ROWS)('at the last step: %s', async (_what, field, input, message) => {
    const { copyright, reviewed, overview, waived } = { ...READY, ...input };
    const { id } = await steps.completeDraft();
    if (overview) await steps.overview(id);
    const accepted = { copyrightAccepted: copyright, submissionReviewed: reviewed };
    const boxes = { isCompleted: true, ...accepted, withoutConverted: waived };
    const answer = await author.post(`/article/${id}/update`, boxes);
    const details = message === null ? undefined : { [field]: message };
    expect([answer.status, answer.body.details]).toEqual([message === null ? 200 : 400, details]);
  });

  it.each(WITHDRAWAL_ROWS)('of a withdrawal: %s', async (_what, field, input, message) => {
    const { id } = await steps.submitted();
    const answer = await author.post(`/article/${id}/withdraw`, input);
    expect([answer.status, answer.body.details?.[field] ?? null]).toEqual([message === null ? 200 : 400, message]);
  });

  it.each(WORD_ROWS)('words as they are stored: %s', async (_what, html, words) => {
    const { id } = await steps.start();
    const answer = await author.post(`/article/${id}/update`, { abstractText: html });
    expect(answer.body.abstractText).toBe(sanitiseRichText(html).trim());
    expect(countAbstractWords(answer.body.abstractText)).toBe(words);
  });
});
