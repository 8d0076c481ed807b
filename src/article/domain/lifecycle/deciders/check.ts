import { MAIL_MESSAGES } from '../../../../contracts';
import type { ArticleCommandData, DecideContext } from '../../commands';
import { requestMails } from '../../correspondence/mails';
import { addDays } from '../../dates';
import type { Deciders } from '../../deciders';
import type { ArticleEvent } from '../../events';
import { holderOf } from '../../people/roles';
import { eventOf } from '../../recorded';
import { requireField, requireText } from '../../requirements';
import type { ArticleState } from '../../state';
import { withAutomaticMove } from '../automatic-moves';
import { releaseHolder } from '../release-holder';

type CheckCommand = 'PassCheck' | 'RejectAtCheck' | 'RequestCorrection';

/**
 * The required count is reset for each revision; if the default is 0, the article counts as reviewed immediately. The due date of an
 * associate editor who gets a revision back is reset too, because the old date passed while the author worked (ADR 0014).
 */
function pass(state: ArticleState, data: ArticleCommandData['PassCheck'], context: DecideContext): ArticleEvent[] {
  requireField(
    data.guidelinesChecked,
    'guidelinesChecked',
    'Please check first whether the manuscript follows the guidelines.',
  );
  const released = releaseHolder(state, data.holderLeft);
  const isHeld = state.revision > 0 && holderOf(state) !== null && released.length === 0;
  const passed = eventOf('CheckPassed', {
    from: state.status,
    to: isHeld ? 'ASSOCIATE_EDITOR' : 'REVIEWER_SELECTION',
    reviewersRequired: context.settings.defaultReviewersRequired,
  });
  const dueAt = addDays(context.at, context.settings.associateDueDays);
  const renewed = isHeld ? [eventOf('AssociateDateRenewed', { dueAt })] : [];
  return withAutomaticMove(state, [...released, passed, ...renewed], context);
}

const reject = (state: ArticleState, { mail }: ArticleCommandData['RejectAtCheck']): ArticleEvent[] => [
  eventOf('CheckRejected', { from: state.status, to: 'REJECTED', mailId: mail.mailId }),
  ...requestMails(mail),
];

function requestCorrection(state: ArticleState, data: ArticleCommandData['RequestCorrection']): ArticleEvent[] {
  const { correctionId, reason, description, mail } = data;
  requireText(reason, 'reason', MAIL_MESSAGES.correctionSubject);
  requireText(description, 'text', MAIL_MESSAGES.correctionText);
  const { mailId } = mail;
  return [
    eventOf('CorrectionRequested', { from: state.status, to: 'CORRECTION', correctionId, reason, description, mailId }),
    ...requestMails(mail),
  ];
}

/** The assistant's check of a new submission (lifecycle, section 2). */
export const checkDeciders: Deciders<CheckCommand> = {
  PassCheck: pass,
  RejectAtCheck: reject,
  RequestCorrection: requestCorrection,
};
