import type { ArticleFields } from '../../../contracts';
import { normalEmail } from '../../../contracts';
import { type ArticleCommandData, type DecideContext, Refusal } from '../commands';
import { requestMails } from '../correspondence/mails';
import type { Deciders } from '../deciders';
import type { ArticleEvent } from '../events';
import { askAuthors } from '../people/authorship-deciders';
import { eventOf } from '../recorded';
import { refuseInvalid, requireRule } from '../requirements';
import { publishesReviewsIn } from '../reviewing/publication';
import { reviewModeIn } from '../reviewing/review-mode';
import type { ArticleState } from '../state';
import { authorProblems, draftProblems } from './draft-rules';
import { submissionProblems } from './submission-rules';

type DraftCommand = 'StartDraft' | 'ChangeDraft' | 'SuggestReviewer' | 'ChangeSuggestions' | 'DeleteDraft' | 'Submit';

const TWICE = 'A reviewer with this email has already been suggested.';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function start(state: ArticleState, data: ArticleCommandData['StartDraft'], { actor }: DecideContext): ArticleEvent[] {
  if (actor.kind !== 'person') throw new Refusal('FORBIDDEN', 'Only a signed-in person can start an article.');
  const { articleId, number } = data;
  requireRule(articleId === state.id, 'The draft belongs to another stream.');
  return [eventOf('DraftStarted', { articleId, number, uploaderId: actor.userId, uploaderEmail: actor.email })];
}

/** Only real differences, so that an autosave without a change records no event. */
function changedFields(state: ArticleState, fields: Partial<ArticleFields>): Partial<ArticleFields> {
  const changes = Object.entries(fields).filter(
    ([key, value]) => value !== undefined && !isSame(state.fields[key as keyof ArticleFields], value),
  );
  return Object.fromEntries(changes);
}

function change(
  state: ArticleState,
  { fields, authors }: ArticleCommandData['ChangeDraft'],
  { settings }: DecideContext,
): ArticleEvent[] {
  const changes = changedFields(state, fields ?? {});
  const problems = { ...draftProblems({ ...state.fields, ...changes }, changes, settings), ...authorProblems(authors) };
  refuseInvalid(problems, 'Some fields of the manuscript need your attention.');
  const events: ArticleEvent[] = [];
  if (Object.keys(changes).length > 0) events.push(eventOf('DraftChanged', { fields: changes }));
  if (authors && !isSame(authors, state.authors)) events.push(eventOf('AuthorsChanged', { authors }));
  return events;
}

function suggest(state: ArticleState, data: ArticleCommandData['SuggestReviewer']): ArticleEvent[] {
  const { fullName, email } = data;
  const known = state.suggestedReviewers.some((one) => normalEmail(one.email) === normalEmail(email));
  requireRule(!known, TWICE, { email: 'Suggested already.' });
  return [eventOf('ReviewerSuggested', { fullName, email })];
}

function changeSuggestions(state: ArticleState, data: ArticleCommandData['ChangeSuggestions']): ArticleEvent[] {
  const { suggestedReviewers } = data;
  const emails = new Set(suggestedReviewers.map(({ email }) => normalEmail(email)));
  requireRule(emails.size === suggestedReviewers.length, TWICE, { email: 'Suggested already.' });
  if (isSame(suggestedReviewers, state.suggestedReviewers)) return [];
  return [eventOf('SuggestionsChanged', { suggestedReviewers })];
}

function submit(state: ArticleState, data: ArticleCommandData['Submit'], { settings }: DecideContext): ArticleEvent[] {
  refuseInvalid(
    submissionProblems(state, data, settings),
    'The manuscript cannot be submitted yet; please look at the fields named.',
  );
  const { languageService } = state.fields;
  const reviewMode = reviewModeIn(state, settings);
  const publishes = publishesReviewsIn(state, settings);
  return [
    eventOf('ArticleSubmitted', {
      ...{ from: state.status, to: 'NEW_ARTICLE', languageService, reviewMode },
      ...(publishes && { publishesReviews: true }),
    }),
    ...requestMails(...data.mails),
    ...askAuthors(data.authorship),
  ];
}

/** Starting, writing, deleting and submitting a draft (lifecycle, section 2). */
export const draftDeciders: Deciders<DraftCommand> = {
  StartDraft: start,
  ChangeDraft: change,
  SuggestReviewer: suggest,
  ChangeSuggestions: changeSuggestions,
  DeleteDraft: () => [eventOf('DraftDeleted', {})],
  Submit: submit,
};
