import { Readable } from 'node:stream';
import type { INestApplication } from '@nestjs/common';
import {
  type Actor,
  type ArticleAuthor,
  type ArticleCommand,
  type ArticleFile,
  Articles,
  type ArticleState,
  type MailRequest,
  personActor,
} from '../../../src/article';
import type { ArticleFields, CompetingInterests, Decision, Review } from '../../../src/contracts';
import { BLOBS, type Blobs } from '../../../src/platform/blobs';
import { newId } from '../../../src/platform/clock';
import type { HttpClient } from '../app/http-client';
import { aFile, aMail, aReview, candidate, type Person } from './article-people';

const SYSTEM: Actor = { kind: 'system' };
const REQUIRED: Partial<ArticleFields> = {
  articleTitle: 'Length of stay',
  typeId: 2,
  firstTime: 2,
  abstractText: '<p>Short.</p>',
};

/** The signed-in user as an actor for commands. */
export const personOf = ({ user }: HttpClient): Person =>
  personActor({ userId: user.id, email: user.email, group: user.group.group });

export interface Beginning {
  uploader: Person;
  /** Performs the office's commands. */
  editor: Person;
  fields?: Partial<ArticleFields>;
  /** In addition to the uploader. */
  coAuthors?: (Partial<ArticleAuthor> & { id: string; email: string })[];
  /** Changes of the uploader's entry among the authors. */
  own?: Partial<ArticleAuthor>;
}

const authorOf = (known: Partial<ArticleAuthor> & { id: string; email: string }): ArticleAuthor => ({
  firstName: 'Ada',
  lastName: 'Writer',
  ...{ middleName: null, institute: null, department: null, country: null, orcid: null, city: null },
  ...known,
});

/** An article of the running application, built with commands: faster than HTTP, and possible for people whose group has changed. */
export class CommandedArticle {
  readonly id = newId();
  private last: ArticleState | null = null;

  private constructor(
    private readonly nest: INestApplication,
    private readonly cast: Beginning,
  ) {}

  /** A complete draft: a manuscript with content, and its overview. */
  static async draft(nest: INestApplication, cast: Beginning): Promise<CommandedArticle> {
    const article = new CommandedArticle(nest, cast);
    const number = `2026-${Number.parseInt(article.id.slice(0, 6), 16)}`;
    const { uploader, fields, coAuthors = [], own = {} } = cast;
    await article.run({ type: 'StartDraft', data: { articleId: article.id, number } }, uploader);
    const authors = [{ id: uploader.userId, email: uploader.email, ...own }, ...coAuthors].map(authorOf);
    await article.run({ type: 'ChangeDraft', data: { fields: { ...REQUIRED, ...fields }, authors } }, uploader);
    await article.addFile({}, uploader);
    return article.overview();
  }

  static async inSelection(nest: INestApplication, cast: Beginning): Promise<CommandedArticle> {
    return (await CommandedArticle.draft(nest, cast)).submitAndPass();
  }

  get uploader(): Person {
    return this.cast.uploader;
  }

  get state(): ArticleState {
    if (!this.last) throw new Error('The article has not been started');
    return this.last;
  }

  /** @throws Refusal like the command itself */
  async run(command: ArticleCommand, actor: Actor = this.cast.editor): Promise<this> {
    const articles = this.nest.get(Articles, { strict: false });
    const { state } = await articles.execute(this.id, () => command, { actor, meta: { correlationId: newId() } });
    this.last = state;
    return this;
  }

  /** An overview of the current content, without a browser. */
  async overview(): Promise<this> {
    const file = await this.file({ designation: 'Overview', extension: 'pdf' });
    return this.run({ type: 'AddGeneratedDocument', data: { file, basedOn: this.state.version } }, SYSTEM);
  }

  async submit(mails: MailRequest[] = []): Promise<this> {
    const boxes = { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails };
    return this.run({ type: 'Submit', data: boxes }, this.cast.uploader);
  }

  async submitAndPass(): Promise<this> {
    await this.submit();
    return this.run({ type: 'PassCheck', data: { guidelinesChecked: true } });
  }

  /** A file record with content. */
  async file(changes: Partial<ArticleFile>, text = 'A text.'): Promise<ArticleFile> {
    const { hash, size } = await this.nest
      .get<Blobs>(BLOBS, { strict: false })
      .put(Readable.from([Buffer.from(text)]), { maxBytes: 1_000 });
    return { ...aFile(newId(), changes), hash, size };
  }

  async addFile(changes: Partial<ArticleFile>, actor: Actor): Promise<this> {
    return this.run({ type: 'AddFile', data: { file: await this.file(changes), reusedFrom: null } }, actor);
  }

  /** Selects a reviewer of any current group; returns the id of the request. */
  async select(reviewer: Person): Promise<string> {
    const assignmentId = newId();
    const asReviewer = candidate({ ...reviewer, group: 'reviewer' });
    await this.run({ type: 'SelectReviewer', data: { assignmentId, reviewer: asReviewer } });
    return assignmentId;
  }

  async invite(reviewer: Person, keyHash = 'ab', html = '<p>Please review.</p>'): Promise<string> {
    const assignmentId = await this.select(reviewer);
    const mail = { ...aMail(newId(), 'REVIEW_INVITATION', assignmentId), to: [reviewer.email], html };
    await this.run({ type: 'MailReviewers', data: { invitations: [{ assignmentId, keyHash, mail }] } });
    return assignmentId;
  }

  /** Invites the reviewer, who accepts. */
  async agree(reviewer: Person, interests: CompetingInterests | null = null): Promise<string> {
    const assignmentId = await this.invite(reviewer);
    await this.run({ type: 'AcceptReview', data: { assignmentId, interests, mails: [] } }, reviewer);
    return assignmentId;
  }

  /** Invites the reviewer, who accepts and submits a review. */
  async reviewed(
    reviewer: Person,
    changes: Partial<Review> = {},
    interests: CompetingInterests | null = null,
  ): Promise<string> {
    const assignmentId = await this.agree(reviewer, interests);
    const data = { assignmentId, review: aReview(changes), mails: [] };
    await this.run({ type: 'CompleteReview', data }, reviewer);
    return assignmentId;
  }

  /** Assigns the article to an associate editor of any current group. */
  assignAssociate(associate: Person): Promise<this> {
    const asAssociate = candidate({ ...associate, group: 'associate editor' });
    return this.run({ type: 'AssignAssociate', data: { associate: asAssociate, mail: null } });
  }

  decide(decision: Decision): Promise<this> {
    const mail = { ...aMail(newId(), 'DECISION'), to: [this.cast.uploader.email] };
    return this.run({ type: 'Decide', data: { decision, mail, cancellationMails: [] } });
  }
}
