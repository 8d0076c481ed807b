import { type Actor, type ArticleCommand, type ArticleState, Refusal } from '../../../../src/article';
import { decide } from '../../../../src/article/domain/decide';
import { ADVICES, DEFAULT_SETTINGS, statusForAuthor } from '../../../../src/contracts';
import { newId } from '../../../../src/platform/clock';
import { aMail, aReview, candidate, type Person } from '../../../support/article/article-people';
import type { CommandedArticle } from '../../../support/article/commanded-article';
import type { Choose } from '../../../support/article/random-commands';

/** People whose actions, and actions that concern them, are hidden from authors and from the other reviewers. */
export interface Hidden {
  editor: Person;
  assistant: Person;
  associates: readonly Person[];
  reviewers: readonly Person[];
}
type Act = [command: ArticleCommand, actor: Actor];
type Make = () => Act;

const SYSTEM: Actor = { kind: 'system' };
const DAY = 86_400_000;

function onRequests({ state }: CommandedArticle, { editor, reviewers }: Hidden, one: Choose): Make[] {
  const ids = new Set(reviewers.map(({ userId }) => userId));
  const own = state.assignments.filter(({ reviewerId }) => ids.has(reviewerId));
  if (own.length === 0) return [];
  const request = one(own);
  const { assignmentId } = request;
  const reviewer = reviewers.find(({ userId }) => userId === request.reviewerId) ?? editor;
  const mail = { ...aMail(newId(), 'REVIEW_INVITATION', assignmentId), to: [reviewer.email] };
  const refused = { assignmentId, reason: 'Too busy.', suggestedColleague: 'A colleague', mails: [] };
  const dueAt = new Date(Date.parse(state.lastUpdateAt) + one([10, 20, 30]) * DAY).toISOString();
  return [
    () => [{ type: 'MailReviewers', data: { invitations: [{ assignmentId, keyHash: newId(), mail }] } }, editor],
    () => [{ type: 'AcceptReview', data: { assignmentId, mails: [] } }, reviewer],
    () => [{ type: 'DeclineReview', data: refused }, reviewer],
    () => [{ type: 'CompleteReview', data: { assignmentId, review: aReview(), mails: [] } }, reviewer],
    () => [{ type: 'MarkNoAnswer', data: { assignmentId } }, SYSTEM],
    () => [{ type: 'RemindReviewer', data: { assignmentId, mail } }, editor],
    () => [{ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt } }, editor],
    () => [{ type: 'SendBackReview', data: { assignmentId, reason: 'Too short.', mail: null } }, editor],
    () => [{ type: 'RemoveReviewer', data: { reviewerId: reviewer.userId } }, editor],
    () => [{ type: 'CancelReview', data: { assignmentId, mail: null } }, editor],
  ];
}

function onAssociates({ state }: CommandedArticle, { editor, associates }: Hidden, one: Choose): Make[] {
  const holder = associates.find(({ userId }) => userId === state.associates.at(-1)?.associateId) ?? editor;
  const advice = { advice: one(ADVICES), comment: 'Weak.', description: 'Weak.', mails: [] };
  return [
    () => [{ type: 'AssignAssociate', data: { associate: candidate(one(associates)), mail: null } }, editor],
    () => [{ type: 'ReturnToAssistant', data: {} }, holder],
    () => [{ type: 'Advise', data: advice }, holder],
    () => [{ type: 'AddNote', data: { noteId: newId(), note: '<p>From the associate editor.</p>' } }, holder],
  ];
}

async function onOffice(article: CommandedArticle, { editor, assistant, reviewers }: Hidden, one: Choose) {
  const { state } = article;
  const assignmentId = newId();
  const file = await article.file({
    designation: 'CoverLetter',
    fileName: `${newId()}.docx`,
    revision: state.revision,
  });
  const letters = state.files.filter(({ designation }) => designation === 'CoverLetter');
  const completed = state.assignments.filter(({ status }) => status === 'Completed');
  const makes: Make[] = [
    () => [{ type: 'AddNote', data: { noteId: newId(), note: '<p>Between us.</p>' } }, one([editor, assistant])],
    () => [{ type: 'SetReviewerCount', data: { count: one([0, 1, 2, 3, 4]) } }, editor],
    () => [{ type: 'SelectReviewer', data: { assignmentId, reviewer: candidate(one(reviewers)) } }, editor],
    () => [{ type: 'AddFile', data: { file, reusedFrom: null } }, editor],
    () => [{ type: 'Override', data: { status: 'RETURNED_TO_EDITOR', reason: 'A mistake.', mail: null } }, editor],
  ];
  if (letters.length > 0)
    makes.push(() => [{ type: 'RemoveFiles', data: { fileIds: [one(letters).fileId] } }, assistant]);
  if (completed.length > 0)
    makes.push(() => {
      const data = { assignmentId: one(completed).assignmentId, rate: one([1, 2, 3, 4, 5]) };
      return [{ type: 'RateReview', data }, one([editor, assistant])];
    });
  return makes;
}

/** True when the command is allowed and does not change the status that authors and reviewers see. */
function isHidden(state: ArticleState, [command, actor]: Act, at: string): boolean {
  try {
    const events = decide(state, command, { actor, at, settings: DEFAULT_SETTINGS });
    const moves = events.flatMap(({ data }) => ('from' in data && 'to' in data ? [data] : []));
    return events.length > 0 && moves.every(({ from, to }) => statusForAuthor(from) === statusForAuthor(to));
  } catch (refused) {
    if (refused instanceof Refusal) return false;
    throw refused;
  }
}

/** Runs a command on the article that neither its author nor any other reviewer may notice; returns the command's name. */
export async function runHiddenCommand(
  article: CommandedArticle,
  hidden: Hidden,
  one: Choose,
  at: string,
): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const office = await onOffice(article, hidden, one);
    const makes = one([office, onRequests(article, hidden, one), onAssociates(article, hidden, one)]);
    const act = makes.length > 0 ? one(makes)() : null;
    if (!act || !isHidden(article.state, act, at)) continue;
    await article.run(...act);
    return act[0].type;
  }
  throw new Error(`Nothing hidden can be done to an article in ${article.state.status}`);
}
