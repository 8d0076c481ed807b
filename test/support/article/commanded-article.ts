import { Readable } from 'node:stream';
import type { INestApplication } from '@nestjs/common';
import { type Actor, type ArticleCommand, type ArticleFile, Articles, type ArticleState } from '../../../src/article';
import type { ArticleFields, Decision, Review } from '../../../src/contracts';
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

/** Somebody signed in, as the one who acts in commands. */
export const personOf = ({ user }: HttpClient): Person => ({
  kind: 'person',
  userId: user.id,
  email: user.email,
  group: user.group.group,
  realUserId: null,
});

export interface Beginning {
  uploader: Person;
  /** Does what the office does. */
  editor: Person;
  fields?: Partial<ArticleFields>;
  /** Besides the uploader. */
  coAuthors?: { id: string; email: string }[];
}

const authorOf = ({ id, email }: { id: string; email: string }) => ({
  id,
  email,
  firstName: 'Ada',
  lastName: 'Writer',
  ...{ middleName: null, institute: null, department: null, country: null, orcid: null, city: null },
});

/** An article of the running application told by commands: quicker than over HTTP, and with people whose group has changed since. */
export class CommandedArticle {
  readonly id = newId();
  private last: ArticleState | null = null;

  private constructor(
    private readonly nest: INestApplication,
    private readonly cast: Beginning,
  ) {}

  /** A complete draft: a manuscript with bytes, and its overview. */
  static async draft(nest: INestApplication, cast: Beginning): Promise<CommandedArticle> {
    const article = new CommandedArticle(nest, cast);
    const number = `2026-${Number.parseInt(article.id.slice(0, 6), 16)}`;
    const { uploader, fields, coAuthors = [] } = cast;
    await article.run({ type: 'StartDraft', data: { articleId: article.id, number } }, uploader);
    const authors = [{ id: uploader.userId, email: uploader.email }, ...coAuthors].map(authorOf);
    await article.run({ type: 'ChangeDraft', data: { fields: { ...REQUIRED, ...fields }, authors } }, uploader);
    await article.addFile({}, uploader);
    return article.overview();
  }

  static async inSelection(nest: INestApplication, cast: Beginning): Promise<CommandedArticle> {
    return (await CommandedArticle.draft(nest, cast)).submitAndPass();
  }

  get state(): ArticleState {
    if (!this.last) throw new Error('The article has not been started');
    return this.last;
  }

  /** @throws Refusal as the command does. */
  async run(command: ArticleCommand, actor: Actor = this.cast.editor): Promise<this> {
    const articles = this.nest.get(Articles, { strict: false });
    const { state } = await articles.execute(this.id, () => command, { actor, meta: { correlationId: newId() } });
    this.last = state;
    return this;
  }

  /** An overview of exactly what is there, without a browser. */
  async overview(): Promise<this> {
    const file = await this.file({ designation: 'Overview', extension: 'pdf' });
    return this.run({ type: 'AddGeneratedDocument', data: { file, basedOn: this.state.version } }, SYSTEM);
  }

  async submitAndPass(): Promise<this> {
    const boxes = { copyrightAccepted: true, submissionReviewed: true, mails: [] };
    await this.run({ type: 'Submit', data: boxes }, this.cast.uploader);
    return this.run({ type: 'PassCheck', data: { guidelinesChecked: true } });
  }

  /** A file record with bytes behind it. */
  async file(changes: Partial<ArticleFile>, text = 'A text.'): Promise<ArticleFile> {
    const { hash, size } = await this.nest
      .get<Blobs>(BLOBS, { strict: false })
      .put(Readable.from([Buffer.from(text)]), { maxBytes: 1_000 });
    return { ...aFile(newId(), changes), hash, size };
  }

  async addFile(changes: Partial<ArticleFile>, actor: Actor): Promise<this> {
    return this.run({ type: 'AddFile', data: { file: await this.file(changes), reusedFrom: null } }, actor);
  }

  /** Chooses a reviewer, of whichever group they are now; answers the id of the request. */
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

  /** Invited, and has accepted. */
  async agree(reviewer: Person): Promise<string> {
    const assignmentId = await this.invite(reviewer);
    await this.run({ type: 'AcceptReview', data: { assignmentId, mails: [] } }, reviewer);
    return assignmentId;
  }

  /** Invited, accepted and reviewed. */
  async reviewed(reviewer: Person, changes: Partial<Review> = {}): Promise<string> {
    const assignmentId = await this.agree(reviewer);
    const data = { assignmentId, review: aReview(changes), mails: [] };
    await this.run({ type: 'CompleteReview', data }, reviewer);
    return assignmentId;
  }

  /** Gives the article to an associate editor, of whichever group they are now. */
  assignAssociate(associate: Person): Promise<this> {
    const asAssociate = candidate({ ...associate, group: 'associate editor' });
    return this.run({ type: 'AssignAssociate', data: { associate: asAssociate, mail: null } });
  }

  decide(decision: Decision): Promise<this> {
    const mail = { ...aMail(newId(), 'DECISION'), to: [this.cast.uploader.email] };
    return this.run({ type: 'Decide', data: { decision, mail, cancellationMails: [] } });
  }
}
