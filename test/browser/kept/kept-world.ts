import type { TestApp } from '../../support/app/app';
import { AuthorshipStory } from '../../support/stories/authorship-story';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { AuthorSteps, body } from '../../support/stories/submission-steps';
import { ask, askAndAccept, type Asked } from '../reviewer/reviewer-world';

/** A reviewer with a request and a review to write. */
export const REVIEWER = 'kept.reviewer@example.net';
const CO_AUTHOR = { email: 'kept.author@example.net', firstName: 'Carla', lastName: 'Osei' };
const COMMENTS = { general: '<p>A clear question.</p>', major: '<p>Why was albumin cut off at 35 g/L?</p>' };

/** The items to which the forms of the table belong. */
export interface KeptWorld {
  draft: string;
  revision: string;
  request: Asked;
  review: Asked;
  /** Path of the page on which an author confirms authorship, with its key. */
  authorship: string;
  ticket: string;
  /** A manuscript that waits for its check. */
  checked: string;
  /** A manuscript that an associate editor holds. */
  advised: string;
}

export async function buildKeptWorld(app: TestApp): Promise<KeptWorld> {
  const webmaster = await app.as('webmaster');
  await ok(webmaster.post('/settings', { declarations: '2:FUNDING' }));
  await app.addPerson('kept-other@example.net', 'reviewer');
  const author = await app.as('author');
  const draft = await new AuthorSteps(author).completeDraft({ firstTime: 1, previousId: '2020-1' });
  const suggestion = { fullName: 'Emmy Noether', email: 'emmy.noether@example.net' };
  body(await author.post(`/article/${draft.id}/suggest-new-reviewer`, suggestion));
  const revision = await OfficeStory.inSelection(app);
  await revision.reviewed('kept-other@example.net', COMMENTS);
  await revision.decide('MAJOR_REVISION');
  // It can be checked by the office, and withdrawn by its author.
  const checked = await OfficeStory.submitted(app);
  const advised = await OfficeStory.inSelection(app);
  await advised.assignAssociate();
  const named = await AuthorshipStory.submitted(app, [CO_AUTHOR]);
  const { requestId, key } = await named.linkOf(CO_AUTHOR.email);
  const ticket = { name: 'A question', type: 'GENERAL', content: '<p>How long?</p>' };
  const request = await ask(app, REVIEWER);
  const review = await askAndAccept(app, REVIEWER);
  await ok(webmaster.post('/settings', { reviewerInterests: '2' }));
  return {
    ...{ draft: draft.id, revision: revision.id, request, review, checked: checked.id, advised: advised.id },
    authorship: `/rrs/authorship/${named.id}/${requestId}?key=${key}`,
    ticket: body<{ id: string }>(await author.post('/ticket/save', ticket)).id,
  };
}
