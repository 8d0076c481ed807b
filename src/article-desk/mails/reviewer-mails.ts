import { Injectable } from '@nestjs/common';
import type { ArticleState, Assignment, MailRequest } from '../../article';
import { type Decision, fullName } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import { MailDesk, type Template } from '../desk/mail-desk';
import type { MailValues } from './mail-values';
import { decisionInWords } from './mail-words';

const AT_WORK: readonly Assignment['status'][] = ['Mailed', 'Accepted'];
type Kind = 'REVIEW_CANCELLED' | 'DECISION_TO_REVIEWER' | 'REVIEW_SENT_BACK' | 'REVIEW_THANKS';

const TEMPLATES: Record<Kind, Template> = {
  REVIEW_CANCELLED: 'review/cancelled',
  DECISION_TO_REVIEWER: 'review/decision-taken',
  REVIEW_SENT_BACK: 'review/sent-back',
  REVIEW_THANKS: 'review/thanks',
};

const none = (): MailValues => ({});

/** Mails to reviewers that follow from other people's actions; sent as their templates have them. */
@Injectable()
export class ReviewerMails {
  constructor(
    private readonly people: People,
    private readonly desk: MailDesk,
  ) {}

  /** For each reviewer of the present revision whose request was mailed and is still open: the request is now closed. */
  cancellations(state: ArticleState): Promise<MailRequest[]> {
    return this.toEach(state, (one) => AT_WORK.includes(one.status), 'REVIEW_CANCELLED');
  }

  /** For a reviewer whose request is closed, even after a late answer; null when they had not been asked or have declined. */
  async cancellation(state: ArticleState, assignment: Assignment): Promise<MailRequest | null> {
    const isAsked = AT_WORK.includes(assignment.status) || assignment.status === 'No answer';
    return isAsked ? this.toOne(state, assignment, 'REVIEW_CANCELLED') : null;
  }

  /** The decision, for the reviewers of the present revision. It contains no name of another reviewer. */
  decisions(state: ArticleState, decision: Decision): Promise<MailRequest[]> {
    const values = (): MailValues => ({ decision: decisionInWords(decision) });
    return this.toEach(state, (one) => one.status === 'Completed', 'DECISION_TO_REVIEWER', values);
  }

  /** For the reviewer whose review an editor returns. */
  sentBack(state: ArticleState, assignment: Assignment, reason: string): Promise<MailRequest | null> {
    const values = { reason, reviewPath: `${state.id}/review/${assignment.assignmentId}` };
    return this.toOne(state, assignment, 'REVIEW_SENT_BACK', () => values);
  }

  /** For the reviewer whose review has arrived. */
  thanks(state: ArticleState, assignment: Assignment): Promise<MailRequest | null> {
    return this.toOne(state, assignment, 'REVIEW_THANKS');
  }

  private async toEach(
    state: ArticleState,
    gets: (one: Assignment) => boolean,
    kind: Kind,
    values: () => MailValues = none,
  ): Promise<MailRequest[]> {
    const chosen = state.assignments.filter((one) => one.revision === state.revision && gets(one));
    const people = await this.people.byIds(chosen.map((one) => one.reviewerId));
    const mails = await Promise.all(
      chosen.map((one) => this.mail(state, one, people.get(one.reviewerId), kind, values)),
    );
    return mails.filter((mail) => mail !== null);
  }

  private async toOne(
    state: ArticleState,
    assignment: Assignment,
    kind: Kind,
    values: () => MailValues = none,
  ): Promise<MailRequest | null> {
    const person = await this.people.byId(assignment.reviewerId);
    return this.mail(state, assignment, person ?? undefined, kind, values);
  }

  /** Goes to the account's current address, or to the request's own address when the account no longer exists. */
  private mail(
    state: ArticleState,
    { assignmentId, reviewerEmail }: Assignment,
    person: PersonSummary | undefined,
    kind: Kind,
    values: () => MailValues,
  ): Promise<MailRequest | null> {
    const name = person ? fullName(person) : null;
    const to = [person?.email ?? reviewerEmail];
    const all = (): MailValues => ({ name, ...values() });
    return this.desk.compose(state, { kind, template: TEMPLATES[kind], to, values: all, assignmentId });
  }
}
