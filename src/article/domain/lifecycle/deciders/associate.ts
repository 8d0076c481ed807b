import { ADVICES, FIRST_ROUND_DECISIONS } from '../../../../contracts';
import type { ArticleCommandData, DecideContext } from '../../commands';
import { requestMails } from '../../correspondence/mails';
import { addDays } from '../../dates';
import type { Deciders } from '../../deciders';
import type { ArticleEvent } from '../../events';
import { holderOf, isInvolved } from '../../people/roles';
import { eventOf } from '../../recorded';
import { requireField, requireRule, requireText } from '../../requirements';
import type { ArticleState } from '../../state';
import { withAutomaticMove, withResumption } from '../automatic-moves';

type AssociateCommand = 'AssignAssociate' | 'ReturnToAssistant' | 'ResumeReview' | 'Advise';

/**
 * If the article is assigned before its check, the required count for this revision is not set yet. A count of 0 moves the article on, even
 * if the count of the revision before was 0 too.
 */
function withCount(state: ArticleState, assigned: ArticleEvent, context: DecideContext): ArticleEvent[] {
  if (state.status !== 'NEW_ARTICLE') return [assigned];
  const count = context.settings.defaultReviewersRequired;
  const previous = state.reviewersRequired;
  const set = count === previous ? [] : [eventOf('ReviewerCountSet', { count, previous })];
  return withAutomaticMove(state, [assigned, ...set], context);
}

function assign(
  state: ArticleState,
  { associate, mail }: ArticleCommandData['AssignAssociate'],
  context: DecideContext,
): ArticleEvent[] {
  const field = { associateId: 'Please choose another associate editor.' };
  requireRule(associate.group === 'associate editor', 'This person is not an associate editor.', field);
  requireRule(
    !isInvolved(state, associate),
    'This associate editor uploaded the article or is one of its authors.',
    field,
  );
  requireRule(holderOf(state) !== associate.userId, 'This associate editor has the article already.', field);
  const assigned = eventOf('AssociateAssigned', {
    from: state.status,
    to: 'ASSOCIATE_EDITOR',
    associateId: associate.userId,
    dueAt: addDays(context.at, context.settings.associateDueDays),
    mailId: mail?.mailId ?? null,
  });
  return [...withCount(state, assigned, context), ...requestMails(mail)];
}

const giveBack = (state: ArticleState): ArticleEvent[] => [
  eventOf('ReturnedToEditor', { from: state.status, to: 'RETURNED_TO_EDITOR' }),
];

function advise(state: ArticleState, data: ArticleCommandData['Advise']): ArticleEvent[] {
  const { advice, comment, description, mails } = data;
  requireField(ADVICES.includes(advice), 'status', 'Please choose one of the eight decisions as advice.');
  requireRule(
    state.revision === 0 || !FIRST_ROUND_DECISIONS.includes(advice),
    'This advice is possible only while the article has not been revised.',
    { status: 'Only before the first revision.' },
  );
  requireText(comment, 'comment', 'Please write a comment to the editor.');
  const associateId = holderOf(state) ?? '';
  const { status: from } = state;
  return [
    eventOf('AssociateAdvised', { from, to: 'RETURNED_TO_EDITOR', advice, comment, description, associateId }),
    ...requestMails(...mails),
  ];
}

/** Assigning an article to an associate editor and taking it back (lifecycle, section 2). */
export const associateDeciders: Deciders<AssociateCommand> = {
  AssignAssociate: assign,
  ReturnToAssistant: giveBack,
  ResumeReview: (state, _none, context) => withResumption(state, [], context),
  Advise: advise,
};
