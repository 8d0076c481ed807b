import type { ArticleView, Author, MailSuggestion } from '../../../src/contracts';
import type { TestApp } from '../../support/app/app';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { AuthorSteps, body } from '../../support/stories/submission-steps';

/** Ids of one author's manuscripts in the states that the author's screens show. */
export interface AuthorWorld {
  draft: string;
  revision: string;
  correction: string;
}

const CO_AUTHOR = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace.hopper@example.net',
  institute: 'Institute of Computing',
  country: 'Netherlands',
};

/** A draft ready to be sent, a new manuscript, an accepted one, one to be revised and one to be corrected; all of the author's account. */
export async function buildAuthorWorld(app: TestApp): Promise<AuthorWorld> {
  await accepted(app);
  await OfficeStory.submitted(app);
  return { draft: await draft(app), revision: await revision(app), correction: await correction(app) };
}

/** Accepted, with readable reviews. */
async function accepted(app: TestApp): Promise<void> {
  const story = await OfficeStory.inSelection(app);
  await story.reviewed('reviewer');
  await story.decide('ACCEPTED');
}

async function draft(app: TestApp): Promise<string> {
  const author = await app.as('author');
  const steps = new AuthorSteps(author);
  const article = await steps.completeDraft();
  const coAuthor = body<Author>(await author.post('/article/author/save', CO_AUTHOR));
  const reviewerId = (await app.as('reviewer')).userId;
  const authorsIds = [...article.articleAuthors.map(({ id }) => id), coAuthor.id];
  body(await author.post(`/article/${article.id}/update`, { authorsIds, reviewerOne: reviewerId, note: 'Thank you.' }));
  const suggestion = { fullName: 'Emmy Noether', email: 'emmy.noether@example.net' };
  body(await author.post(`/article/${article.id}/suggest-new-reviewer`, suggestion));
  await steps.overview(article.id);
  return article.id;
}

async function revision(app: TestApp): Promise<string> {
  const story = await OfficeStory.inSelection(app);
  await story.reviewed('reviewer');
  await story.decide('MINOR_REVISION');
  const steps = new AuthorSteps(await app.as('author'));
  await steps.addFile(story.id, 'RebuttalLetter', 'rebuttal.docx', { revision: 1 });
  return story.id;
}

async function correction(app: TestApp): Promise<string> {
  const steps = new AuthorSteps(await app.as('author'));
  const { id } = await steps.submitted();
  const assistant = await app.as('assistant');
  const suggestions = body<MailSuggestion[]>(await assistant.get(`/article/${id}/assistant/get-correction-mails`));
  const { to, subject, message } = suggestions[0] ?? { to: [], subject: 'Correction', message: '' };
  const mail = { to, subject, text: `<p>${message}</p>`, reason: 'Figures are incorrect' };
  const answer = await ok(assistant.post(`/article/${id}/assistant/correction`, mail));
  return (answer.body as ArticleView).id;
}
