import type { Pool } from 'pg';
import { COMMENT_FIELDS, type GroupName } from '../../../src/contracts';
import { newId } from '../../../src/platform/clock';
import { PG_POOL } from '../../../src/platform/postgres';
import { ALL_XSS } from '../../fixtures/xss-payloads';
import type { TestApp } from '../../support/app/app';
import { aMail, type Person } from '../../support/article/article-people';
import { CommandedArticle, personOf } from '../../support/article/commanded-article';

/** A text that is visible wherever a hostile text is shown, rich or plain. */
export const RICH_MARK = 'Rich words of a stranger';
export const PLAIN_MARK = 'Plain words of a stranger';
/** As if it had been stored before the server sanitised texts: here only the client protects. */
const RICH = `<p>${RICH_MARK}</p>${ALL_XSS}`;
const PLAIN = `${PLAIN_MARK} <img src=x onerror=alert(1)> "><script>alert(1)</script> javascript:alert(1) {{7*7}}`;
const SHORT = '<img src=x onerror=alert(1)>';
const LAST_NAME = `"><svg onload=alert(1)>O'Hara`;

const PEOPLE = {
  author: ['xss-author@example.org', 'author'],
  reviewer: ['xss-reviewer@example.org', 'reviewer'],
  editor: ['xss-editor@example.org', 'editor'],
  assistant: ['xss-assistant@example.org', 'assistant'],
  associate: ['xss-associate@example.org', 'associate editor'],
} as const satisfies Record<string, readonly [string, GroupName]>;
export type Role = Exclude<keyof typeof PEOPLE, 'associate'>;
export const emailOf = (role: Role): string => PEOPLE[role][0];

/** Ids of articles in the states that the screens show; `asked` and `reviewed` with the reviewer's request. */
export interface XssWorld {
  draft: string;
  fresh: string;
  correction: string;
  revision: string;
  asked: string;
  askedRequest: string;
  reviewed: string;
  review: string;
  ticket: string;
}
type People = Record<keyof typeof PEOPLE, Person>;

async function peopleOf(app: TestApp): Promise<People> {
  const made = Object.entries(PEOPLE).map(async ([role, [email, group]]) => {
    await app.addPerson(email, group, {
      firstName: SHORT,
      lastName: LAST_NAME,
      institute: PLAIN,
    });
    return [role, personOf(await app.as(email))] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as People;
}

/** Runs commands on the articles directly, so nothing passes through the server's sanitising. */
export async function buildXssWorld(app: TestApp): Promise<XssWorld> {
  const people = await peopleOf(app);
  const { author: uploader, reviewer, associate } = people;
  const draft = (): Promise<CommandedArticle> => draftOf(app, people);
  const inSelection = async (): Promise<CommandedArticle> => (await draft()).submitAndPass();

  const revision = await inSelection();
  await addOfficeTexts(revision, people);
  await revision.decide('MINOR_REVISION');
  const [asked, reviewed, fresh, correction] = [await inSelection(), await inSelection(), await draft(), await draft()];
  await asked.assignAssociate(associate);
  const askedRequest = await asked.invite(reviewer, 'ab', RICH);
  const review = await addOfficeTexts(reviewed, people);
  const boxes = { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] };
  for (const article of [fresh, correction]) await article.run({ type: 'Submit', data: boxes }, uploader);
  await askForCorrection(correction, uploader);
  await officeLists(app);
  return {
    ...{ draft: (await draft()).id, fresh: fresh.id, correction: correction.id, revision: revision.id },
    ...{ asked: asked.id, askedRequest, reviewed: reviewed.id, review },
    ticket: await ticketOf(app, people),
  };
}

async function draftOf(app: TestApp, { author: uploader, editor }: People): Promise<CommandedArticle> {
  const fields = {
    ...{ articleTitle: PLAIN, runningTitle: SHORT, note: PLAIN, firstTime: 1 as const, previousId: SHORT },
    ...{ relationshipOne: PLAIN, coverLetter: RICH, abstractText: RICH, keywords: [PLAIN] },
  };
  const article = await CommandedArticle.draft(app.nest, { uploader, editor, fields });
  await article.run({ type: 'SuggestReviewer', data: { fullName: PLAIN, email: 'new@example.org' } }, uploader);
  const figure = { designation: 'Figure', fileName: `${PLAIN}.png`, figureTitle: PLAIN } as const;
  return (await article.addFile(figure, uploader)).overview();
}

async function ticketOf(app: TestApp, { author, editor }: People): Promise<string> {
  const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO app.tickets (owner_id, name, type, status, content, created_at, changed_at, response_count, text_bytes)
     VALUES ($1, $2, 'BUG', 'OPEN', $3, now(), now(), 1, 1) RETURNING id::text`,
    [author.userId, PLAIN, RICH],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `INSERT INTO app.ticket_responses (ticket_id, user_id, is_staff, content, created_at) VALUES ($1, $2, true, $3, now())`,
    [id, editor.userId, RICH],
  );
  return id;
}

/** The office's lists: a keyword, and the author on the blacklist, which triggers a warning in the check. */
async function officeLists(app: TestApp): Promise<void> {
  const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
  await pool.query('INSERT INTO app.keywords (keyword) VALUES ($1)', [PLAIN]);
  await pool.query(
    `INSERT INTO app.blacklist (first_name, last_name, email, email_key, short_reason, added_by, added_at)
     VALUES ($1, $2, $3, $3, $4, '', now())`,
    [SHORT, LAST_NAME, PEOPLE.author[0], PLAIN],
  );
}

/** The texts of the office and the reviewers about an article: a note, a declined request, a review, advice; returns the review's id. */
async function addOfficeTexts(
  article: CommandedArticle,
  { editor, associate, assistant, reviewer }: People,
): Promise<string> {
  await article.run({ type: 'AddNote', data: { noteId: newId(), note: RICH } });
  await article.assignAssociate(associate);
  const declined = await article.invite({ ...assistant, group: 'reviewer' }, 'ab', RICH);
  const answer = { assignmentId: declined, reason: PLAIN, suggestedColleague: PLAIN, mails: [] };
  await article.run({ type: 'DeclineReview', data: answer }, assistant);
  const review = await article.reviewed(reviewer, Object.fromEntries(COMMENT_FIELDS.map((field) => [field, RICH])));
  const mail = { ...aMail(newId(), 'ASSOCIATE_ADVICE'), to: [editor.email], subject: PLAIN, html: RICH };
  const advice = { advice: 'DIRECT_REJECT' as const, comment: RICH, description: RICH, mails: [mail] };
  await article.run({ type: 'Advise', data: advice }, associate);
  return review;
}

async function askForCorrection(article: CommandedArticle, { email }: Person): Promise<void> {
  const mail = { ...aMail(newId(), 'CORRECTION_REQUEST'), to: [email], subject: PLAIN, html: RICH };
  const request = { correctionId: newId(), reason: PLAIN, description: RICH, mail };
  await article.run({ type: 'RequestCorrection', data: request });
}
