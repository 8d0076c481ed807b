import { AUTHOR_ROWS, GOOD_AUTHOR, SUGGESTION_ROWS } from '../../fixtures/validation/author-rows';
import { GOOD_PERSON, PERSON_ROWS } from '../../fixtures/validation/person-rows';
import type { Answer, HttpClient } from '../../support/app/http-client';
import { SubmissionApp } from '../../support/app/submission-app';
import { AuthorSteps } from '../../support/stories/submission-steps';

const messageBy = (answer: Answer, field: string): string | null => answer.body.details?.[field] ?? null;

describe('the rules on people over HTTP', () => {
  let app: SubmissionApp;
  let author: HttpClient;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    author = await app.as('author');
  });
  afterAll(() => app.stop());

  describe('at registration', () => {
    it.each(PERSON_ROWS)('%s', async (_what, field, input, message) => {
      const answer = await app.people.visitor.post('/register', { ...GOOD_PERSON, ...input });
      // An address registered by an earlier row is valid in itself.
      if (message === null) expect([201, 409]).toContain(answer.status);
      else expect([answer.status, messageBy(answer, field)]).toEqual([400, message]);
    });
  });

  describe('in the profile', () => {
    it.each(PERSON_ROWS)('%s', async (_what, field, input, message) => {
      const answer = await author.post(`/user/update/${author.userId}`, { ...GOOD_PERSON, ...input });
      // A new address or password also requires the current password.
      if (message === null)
        expect([answer.status, Object.keys(answer.body.details)]).toEqual([422, ['currentPassword']]);
      else expect([answer.status, messageBy(answer, field)]).toEqual([400, message]);
    });
  });

  describe('of an author', () => {
    it.each(AUTHOR_ROWS)('%s', async (_what, field, input, message) => {
      const answer = await author.post('/article/author/save', { ...GOOD_AUTHOR, ...input, replace: true });
      expect([answer.status, messageBy(answer, field)]).toEqual([message === null ? 200 : 400, message]);
    });
  });

  describe('of a suggested reviewer', () => {
    it.each(SUGGESTION_ROWS)('%s', async (_what, field, input, message) => {
      const { id } = await new AuthorSteps(author).start();
      const good = { fullName: 'Olu Adeyemi', email: 'olu@example.org' };
      const answer = await author.post(`/article/${id}/suggest-new-reviewer`, { ...good, ...input });
      expect([answer.status, messageBy(answer, field)]).toEqual([message === null ? 200 : 400, message]);
    });
  });
});
