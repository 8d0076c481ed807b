import { Readable } from 'node:stream';
import sharp from 'sharp';
import { personCandidate } from '../../../../src/article';
import { ARTICLE_TYPES, type GroupName } from '../../../../src/contracts';
import { BLOBS, type Blobs } from '../../../../src/platform/blobs';
import { newId } from '../../../../src/platform/clock';
import type { TestApp } from '../../../support/app/app';
import { aFile, aMail, type Person } from '../../../support/article/article-people';
import { CommandedArticle, personOf } from '../../../support/article/commanded-article';
import { authoredDocx } from '../../../support/files/authored-files';
import { ok } from '../../../support/stories/office-story';
import { CANARIES, type People } from './leak-canaries';

export const TITLE = 'An article with secrets';
const SENDS = { mails: [] };
const INTERESTS = { yes: true, text: CANARIES.interests };
/** Reviewers of every type of manuscript are asked for competing interests. */
const ASKS = { reviewerInterests: ARTICLE_TYPES.map(({ id }) => id).join(',') };

export interface Cast {
  author: Person;
  coAuthor: Person;
  /** Staff members who wrote an article: as uploader and as co-author. */
  staffUploader: Person;
  staffAuthor: Person;
  editor: Person;
  associate: Person;
  one: Person;
  two: Person;
  asked: Person;
  declined: Person;
  /** An alternate who has not been invited. */
  waiting: Person;
}

const MEMBERS: Record<keyof Cast, [string, GroupName, string]> = {
  author: ['leak-author@example.org', 'author', 'Author'],
  coAuthor: [CANARIES.coAuthorEmail, 'author', 'Second'],
  staffUploader: ['leak-staff-uploader@example.org', 'editor', 'Uploader'],
  staffAuthor: ['leak-staff-author@example.org', 'assistant', 'Third'],
  editor: [CANARIES.editorEmail, 'editor', CANARIES.editorName],
  associate: [CANARIES.associateEmail, 'associate editor', CANARIES.associateName],
  one: [CANARIES.oneEmail, 'reviewer', CANARIES.oneName],
  two: [CANARIES.twoEmail, 'reviewer', CANARIES.twoName],
  asked: [CANARIES.askedEmail, 'reviewer', CANARIES.askedName],
  declined: [CANARIES.declinedEmail, 'reviewer', CANARIES.declinedName],
  waiting: [CANARIES.waitingEmail, 'reviewer', CANARIES.waitingName],
};

export async function castOf(app: TestApp): Promise<Cast> {
  await ok((await app.as('webmaster')).post('/settings', ASKS));
  const made = Object.entries(MEMBERS).map(async ([name, [email, group, lastName]]) => {
    await app.addPerson(email, group, { firstName: 'Test', lastName });
    return [name, personOf(await app.as(email))] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as unknown as Cast;
}

export const peopleOf = (cast: Cast): People => ({
  editor: cast.editor.userId,
  associate: cast.associate.userId,
  one: cast.one.userId,
  two: cast.two.userId,
  asked: cast.asked.userId,
  declined: cast.declined.userId,
  waiting: cast.waiting.userId,
});

/** An article with a secret in every place: reviewed, advised on, returned to the editor, and not decided yet. */
export class LeakStory {
  readonly requests: string[] = [];

  private constructor(
    readonly article: CommandedArticle,
    private readonly cast: Cast,
    private readonly blobs: Blobs,
  ) {}

  static async create(app: TestApp, cast: Cast, uploader: Person): Promise<LeakStory> {
    const { coAuthor, staffUploader, staffAuthor } = cast;
    // An author entered by hand, who is identified only by the address.
    const typed = { id: `${staffAuthor.userId}-typed`, email: staffAuthor.email };
    const known = [coAuthor, staffUploader].filter(({ userId }) => userId !== uploader.userId);
    const coAuthors = [...known.map(({ userId, email }) => ({ id: userId, email })), typed];
    const { coverLetter, authorNote: note } = CANARIES;
    const fields = { articleTitle: TITLE, coverLetter, note };
    const beginning = { uploader, editor: cast.editor, coAuthors, fields };
    const draft = await CommandedArticle.draft(app.nest, beginning);
    const suggestion = { fullName: CANARIES.suggested, email: 'suggested@example.org' };
    await draft.run({ type: 'SuggestReviewer', data: suggestion }, uploader);
    await draft.overview();
    const story = new LeakStory(await draft.submitAndPass(), cast, app.nest.get<Blobs>(BLOBS, { strict: false }));
    await story.review();
    await story.advise();
    return story;
  }

  /** Gives the article to another associate editor. */
  async handOver(associate: Person): Promise<void> {
    await this.article.assignAssociate(associate);
  }

  decide(): Promise<CommandedArticle> {
    return this.article.decide('MINOR_REVISION');
  }

  private async review(): Promise<void> {
    const { article, cast } = this;
    await article.assignAssociate(cast.associate);
    await article.run({ type: 'SetReviewerCount', data: { count: 4 } });
    const staffFile = { designation: 'CoverLetter', fileName: `${CANARIES.staffFile}.docx` } as const;
    await article.addFile(staffFile, cast.editor);
    await this.addOfficeFile();
    const { oneText, oneToEditor, twoText, twoToEditor } = CANARIES;
    this.requests.push(
      await article.reviewed(cast.one, { general: oneText, commentsToEditor: oneToEditor }, INTERESTS),
      await article.reviewed(cast.two, { general: twoText, commentsToEditor: twoToEditor }, { yes: false, text: null }),
      await article.invite(cast.asked, 'ab', CANARIES.invitation),
      await article.invite(cast.declined, 'ab', CANARIES.invitation),
    );
    const alternates = { reviewerIds: [cast.waiting.userId], known: [personCandidate(cast.waiting)], automatic: false };
    await article.run({ type: 'SetAlternates', data: alternates });
    const [one = '', , , declined = ''] = this.requests;
    const answer = { reason: CANARIES.declineReason, suggestedColleague: CANARIES.colleague, ...SENDS };
    await article.run({ type: 'DeclineReview', data: { assignmentId: declined, ...answer } }, cast.declined);
    await article.run({ type: 'RateReview', data: { assignmentId: one, rate: 5 } });
  }

  /** A file of the manuscript that an editor replaced: its name and its properties say who that was. */
  private async addOfficeFile(): Promise<void> {
    const { article, cast, blobs } = this;
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const bytes = await authoredDocx({ secret: CANARIES.officeFile }, jpeg);
    const stored = await blobs.put(Readable.from([bytes]), { maxBytes: 1_000_000 });
    const named = { designation: 'Additional', originalName: `${CANARIES.officeFile}.docx` } as const;
    const file = { ...aFile(newId(), named), ...stored };
    await article.run({ type: 'AddFile', data: { file, reusedFrom: null } }, cast.editor);
  }

  private async advise(): Promise<void> {
    const { article, cast } = this;
    await article.run({ type: 'AddNote', data: { noteId: article.id, note: `<p>${CANARIES.officeNote}</p>` } });
    const { adviceComment: comment, adviceDescription: description } = CANARIES;
    const mail = { ...aMail(`${article.id}-advice`, 'ASSOCIATE_ADVICE'), to: [cast.editor.email], html: comment };
    const data = { advice: 'DIRECT_REJECT' as const, comment, description, mails: [mail] };
    await article.run({ type: 'Advise', data }, cast.associate);
  }
}
