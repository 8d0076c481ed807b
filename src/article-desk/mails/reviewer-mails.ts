import { Injectable } from '@nestjs/common';
import type { ArticleState, Assignment, MailRequest } from '../../article';
import { type Decision, fullName, STATUS_LABELS } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import { MailDesk, type Template } from '../desk/mail-desk';
import type { MailValues } from './mail-values';

const AT_WORK: readonly Assignment['status'][] = ['Mailed', 'Accepted'];
type Kind = 'REVIEW_CANCELLED' | 'DECISION_TO_REVIEWER' | 'REVIEW_SENT_BACK' | 'REVIEW_THANKS';

const TEMPLATES: Record<Kind, Template> = {
  REVIEW_CANCELLED: 'review/cancelled',
  DECISION_TO_REVIEWER: 'review/decision-taken',
  REVIEW_SENT_BACK: 'review/sent-back',
  REVIEW_THANKS: 'review/thanks',
};

/** Mails to reviewers that follow from what others do; they go out as their templates have them. */
@Injectable()
export class ReviewerMails {
  constructor(
    private readonly people: People,
    private readonly desk: MailDesk,
  ) {}

  /** To every reviewer of the present revision whose request was mailed and is still open: it is closed now. */
  cancellations(state: ArticleState): Promise<MailRequest[]> {
    return this.toEach(state, (one) => AT_WORK.includes(one.status), 'REVIEW_CANCELLED');
  }

  /** To one reviewer whose request is closed, late answers included; null when they had never been asked or have answered no. */
  async cancellation(state: ArticleState, assignment: Assignment): Promise<MailRequest | null> {
    const isAsked = AT_WORK.includes(assignment.status) || assignment.status === 'No answer';
    return isAsked ? this.toOne(state, assignment, 'REVIEW_CANCELLED') : null;
  }

  /** To those who reviewed the present revision: what was decided. It names no other reviewer. */
  decisions(state: ArticleState, decision: Decision): Promise<MailRequest[]> {
    const values = { decision: STATUS_LABELS[decision].label };
    return this.toEach(state, (one) => one.status === 'Completed', 'DECISION_TO_REVIEWER', values);
  }

  /** To the reviewer whose review an editor sends back. */
  sentBack(state: ArticleState, assignment: Assignment, reason: string): Promise<MailRequest | null> {
    return this.toOne(state, assignment, 'REVIEW_SENT_BACK', {
      reason,
      reviewPath: `${state.id}/review/${assignment.assignmentId}`,
    });
  }

  /** To the reviewer whose review has come in. */
  thanks(state: ArticleState, assignment: Assignment): Promise<MailRequest | null> {
    return this.toOne(state, assignment, 'REVIEW_THANKS');
  }

  private async toEach(
    state: ArticleState,
    gets: (one: Assignment) => boolean,
    kind: Kind,
    values: MailValues = {},
  ): Promise<MailRequest[]> {
    const chosen = state.assignments.filter((one) => one.revision === state.revision && gets(one));
    const people = await this.people.byIds(chosen.map((one) => one.reviewerId));
    const mails = chosen.map((one) => this.mail(state, one, people.get(one.reviewerId), kind, values));
    return mails.filter((mail) => mail !== null);
  }

  private async toOne(
    state: ArticleState,
    assignment: Assignment,
    kind: Kind,
    values: MailValues = {},
  ): Promise<MailRequest | null> {
    const person = await this.people.byId(assignment.reviewerId);
    return this.mail(state, assignment, person ?? undefined, kind, values);
  }

  /** To the address that the account has now; the request's own when there is no account any more. */
  private mail(
    state: ArticleState,
    { assignmentId, reviewerEmail }: Assignment,
    person: PersonSummary | undefined,
    kind: Kind,
    values: MailValues,
  ): MailRequest | null {
    const name = person ? fullName(person) : null;
    const to = [person?.email ?? reviewerEmail];
    return this.desk.compose(state, { kind, template: TEMPLATES[kind], to, values: { name, ...values }, assignmentId });
  }
}
