import { type DeclarationAnswer, declarationProblem, declarationsOf, fullName, onlyProblems } from '../../../contracts';
import { type ArticleCommandData, type AuthorToAsk, type DecideContext, Refusal } from '../commands';
import { requestMails } from '../correspondence/mails';
import type { Deciders } from '../deciders';
import type { ArticleEvent } from '../events';
import { eventOf } from '../recorded';
import { refuseInvalid, requireRule } from '../requirements';
import type { ArticleState } from '../state';
import { authorOf, authorshipByKey, isWaiting, remindableFrom } from './authorship';

const NOT_VALID = 'This link is no longer valid.';
const ANSWERED = 'You have answered this already. Please write to the editorial office if the answer is wrong.';
const NONE_WAITING = 'No authors need a reminder: everyone who was asked has answered.';
const TOO_SOON = 'These authors were emailed less than a day ago. Please wait before you remind them again.';

/** Asks authors to confirm, with their mails, in the same append as the submission; no event when there is no one to ask. */
export function askAuthors(authors: readonly AuthorToAsk[] = []): ArticleEvent[] {
  if (authors.length === 0) return [];
  const requests = authors.map(({ requestId, authorId, keyHash, mail }) => {
    return { requestId, authorId, mailId: mail.mailId, keyHash };
  });
  return [eventOf('AuthorsAskedToConfirm', { requests }), ...requestMails(...authors.map(({ mail }) => mail))];
}

/**
 * The answers to the journal's questions for this type of manuscript, in the order of the questions.
 * @throws Refusal INVALID when an answer is missing or not complete.
 */
function declarationsIn(
  state: ArticleState,
  given: readonly DeclarationAnswer[],
  { settings }: DecideContext,
): DeclarationAnswer[] {
  const asked = declarationsOf(settings.declarations, state.fields.typeId);
  const answers = asked.map((declaration) => given.find((one) => one.declaration === declaration));
  const problems = asked.map((declaration, index) => {
    return [`declarations.${declaration}`, declarationProblem(answers[index] ?? { yes: null, text: null })] as const;
  });
  refuseInvalid(onlyProblems(Object.fromEntries(problems)), 'Some questions need an answer.');
  return answers.filter((answer) => answer !== undefined);
}

/** An answer is final: a person who reads the mail later must not be able to change it. */
function answer(
  state: ArticleState,
  { requestId, keyHash, answer: given }: ArticleCommandData['AnswerAuthorship'],
  context: DecideContext,
): ArticleEvent[] {
  const request = authorshipByKey(state, requestId, keyHash);
  const author = request && authorOf(state, request);
  if (!request || !author) throw new Refusal('FORBIDDEN', NOT_VALID);
  if (request.answer !== null) throw new Refusal('TRANSITION', ANSWERED);
  const about = { requestId: request.requestId, authorId: author.id, name: fullName(author) };
  if (!given.confirms) return [eventOf('AuthorRefused', { ...about, comment: given.comment })];
  const declarations = declarationsIn(state, given.declarations, context);
  return [eventOf('AuthorConfirmed', { ...about, roles: given.roles, declarations })];
}

function remind(
  state: ArticleState,
  { reminders }: ArticleCommandData['RemindAuthors'],
  { at }: DecideContext,
): ArticleEvent[] {
  const waiting = state.authorship.filter((one) => isWaiting(state, one));
  requireRule(waiting.length > 0, NONE_WAITING);
  const due = waiting.flatMap((request) => {
    const mail = reminders.find(({ requestId }) => requestId === request.requestId)?.mail;
    return mail && remindableFrom(request) <= at ? [{ ...request, mail }] : [];
  });
  requireRule(due.length > 0, TOO_SOON);
  return askAuthors(due);
}

/** Authors answer by the key of their mail, and the office reminds those who have not. */
export const authorshipDeciders: Deciders<'AnswerAuthorship' | 'RemindAuthors'> = {
  AnswerAuthorship: answer,
  RemindAuthors: remind,
};
