import {
  type Actor,
  type ArticleCommand,
  type ArticleEvent,
  type ArticleState,
  decide,
  type DecideContext,
  evolve,
  initialState,
  type RecordedArticleEvent,
} from '../../../src/article';
import { type Decision, DEFAULT_SETTINGS, type JournalSettings, type ReviewPublication } from '../../../src/contracts';
import { aFile, aMail, aReview, candidate, PEOPLE, type Person, SYSTEM } from './article-people';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Builds an article with commands only: pure, with a clock that advances a minute with each command. */
export class ArticleBuilder {
  readonly events: RecordedArticleEvent[] = [];
  state: ArticleState;
  settings: JournalSettings = { ...DEFAULT_SETTINGS };
  private now = Date.parse('2026-01-05T09:00:00.000Z');
  private ids = 0;

  constructor(readonly articleId = 'article-1') {
    this.state = initialState(articleId);
  }

  get at(): string {
    return new Date(this.now).toISOString();
  }

  id(prefix: string): string {
    this.ids += 1;
    return `${prefix}-${this.ids}`;
  }

  after(days: number): this {
    this.now += days * DAY;
    return this;
  }

  /** @throws Refusal */
  decide(command: ArticleCommand, actor: Actor): ArticleEvent[] {
    return decide(this.state, command, { actor, at: this.at, settings: this.settings });
  }

  /** The result at another time or with other settings. @throws Refusal */
  decideIn(command: ArticleCommand, context: DecideContext): ArticleEvent[] {
    return decide(this.state, command, context);
  }

  /** Executes the command. @throws Refusal, without any effect */
  do(command: ArticleCommand, actor: Actor): this {
    this.now += MINUTE;
    return this.record(this.decide(command, actor), actor);
  }

  record(events: readonly ArticleEvent[], actor: Actor = SYSTEM): this {
    const userId = actor.kind === 'person' ? actor.userId : null;
    for (const event of events) {
      const metadata = {
        userId,
        realUserId: null,
        at: this.at,
        correlationId: 'spec',
        causationId: null,
        schemaVersion: 1,
      };
      const recorded: RecordedArticleEvent = { ...event, revision: this.state.streamRevision + 1, metadata };
      this.events.push(recorded);
      this.state = evolve(this.state, recorded);
    }
    return this;
  }

  start(): this {
    return this.do({ type: 'StartDraft', data: { articleId: this.articleId, number: '2026-1' } }, PEOPLE.author);
  }

  /** Adds everything that a submission needs. */
  complete(): this {
    const authors = [PEOPLE.author, PEOPLE.coAuthor].map(({ userId, email }) => ({
      id: userId,
      email,
      firstName: 'Ada',
      middleName: null,
      lastName: 'Writer',
      institute: null,
      department: null,
      country: null,
      orcid: null,
      city: null,
    }));
    const fields = {
      articleTitle: 'Length of stay',
      typeId: 2,
      firstTime: 2 as const,
      keywords: ['hospital'],
      abstractText: '<p>Short.</p>',
    };
    this.do({ type: 'ChangeDraft', data: { fields, authors } }, PEOPLE.author);
    this.addFile({ designation: 'Manuscript' });
    this.addFile({ designation: 'Figure', figureTitle: '1' });
    return this.overview();
  }

  addFile(changes: Parameters<typeof aFile>[1], actor: Actor = PEOPLE.author): this {
    const file = aFile(this.id('file'), changes);
    return this.do({ type: 'AddFile', data: { file, reusedFrom: null } }, actor);
  }

  overview(): this {
    const file = aFile(this.id('overview'), {
      designation: 'Overview',
      extension: 'pdf',
      revision: this.state.revision,
    });
    return this.do({ type: 'AddGeneratedDocument', data: { file, basedOn: this.state.version } }, SYSTEM);
  }

  submit(): this {
    const mails = [aMail(this.id('mail'), 'SUBMISSION_RECEIVED')];
    return this.do(
      { type: 'Submit', data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails } },
      PEOPLE.author,
    );
  }

  passCheck(): this {
    return this.do({ type: 'PassCheck', data: { guidelinesChecked: true } }, PEOPLE.assistant);
  }

  requestCorrection(): this {
    const mail = aMail(this.id('mail'), 'CORRECTION_REQUEST');
    const data = { correctionId: this.id('correction'), reason: 'Figures', description: '<p>Please mend.</p>', mail };
    return this.do({ type: 'RequestCorrection', data }, PEOPLE.assistant);
  }

  /** Selects a reviewer and returns the id of the request. */
  select(reviewer: Person, actor: Actor = PEOPLE.editor): string {
    const assignmentId = this.id('assignment');
    this.do({ type: 'SelectReviewer', data: { assignmentId, reviewer: candidate(reviewer) } }, actor);
    return assignmentId;
  }

  mail(assignmentId: string): this {
    const mail = aMail(this.id('mail'), 'REVIEW_INVITATION', assignmentId);
    const invitations = [{ assignmentId, keyHash: `hash-of-${assignmentId}`, mail }];
    return this.do({ type: 'MailReviewers', data: { invitations } }, PEOPLE.editor);
  }

  invite(reviewer: Person): string {
    const assignmentId = this.select(reviewer);
    this.mail(assignmentId);
    return assignmentId;
  }

  accept(assignmentId: string, reviewer: Person): this {
    return this.do({ type: 'AcceptReview', data: { assignmentId, mails: [] } }, reviewer);
  }

  decline(assignmentId: string, reviewer: Person): this {
    const data = { assignmentId, reason: 'Away', suggestedColleague: null, mails: [] };
    return this.do({ type: 'DeclineReview', data }, reviewer);
  }

  review(assignmentId: string, reviewer: Person, publication?: ReviewPublication): this {
    const data = { assignmentId, review: aReview(), publication, mails: [] };
    return this.do({ type: 'CompleteReview', data }, reviewer);
  }

  assignAssociate(associate: Person = PEOPLE.associate, actor: Actor = PEOPLE.editor): this {
    const mail = aMail(this.id('mail'), 'ASSOCIATE_ASSIGNMENT');
    return this.do({ type: 'AssignAssociate', data: { associate: candidate(associate), mail } }, actor);
  }

  setCount(count: number): this {
    return this.do({ type: 'SetReviewerCount', data: { count } }, PEOPLE.editor);
  }

  decideOn(decision: Decision): this {
    const mail = aMail(this.id('mail'), 'DECISION');
    return this.do({ type: 'Decide', data: { decision, mail, cancellationMails: [] } }, PEOPLE.editor);
  }

  submitRevision(): this {
    const revision = this.state.revision + 1;
    for (const designation of ['RebuttalLetter', 'MarkedManuscript', 'UnmarkedManuscriptPDF'] as const)
      this.addFile({ designation, revision });
    return this.do({ type: 'SubmitRevision', data: { confirmed: true, mails: [] } }, PEOPLE.author);
  }
}
