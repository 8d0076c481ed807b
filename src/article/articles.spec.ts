import { aFile, aMail, candidate, PEOPLE, SYSTEM } from '../../test/support/article/article-people';
import { ID, inSelection, start, title, World } from '../../test/support/article/article-world';
import type { Actor, ArticleCommand } from './domain/commands';
import { StaleVersion } from './stale-version';

describe('loading an article', () => {
  it('returns null for unknown, malformed and deleted ones', async () => {
    const world = new World();
    expect(await world.articles.load(ID)).toBeNull();
    expect(await world.articles.load('../etc/passwd')).toBeNull();
    expect(await world.articles.load(`x'; drop table`)).toBeNull();
    await world.run(start);
    expect(await world.articles.load(ID)).toMatchObject({ exists: true, number: '2026-1' });
    await world.run({ type: 'DeleteDraft', data: {} });
    expect(await world.articles.load(ID)).toBeNull();
    expect(await world.articles.loadAt(ID, world.now)).toBeNull();
  });

  it('continues from the cached state, and sees what another process wrote', async () => {
    const world = new World();
    await world.run(start);
    await world.another().execute(ID, () => title('From elsewhere'), world.as(PEOPLE.author));
    world.events.reads = [];
    expect((await world.articles.load(ID))?.fields.articleTitle).toBe('From elsewhere');
    expect(world.events.reads).toEqual([{ from: 1 }]);
  });

  it('returns the article as it was at a given time', async () => {
    const world = new World();
    await world.run(start);
    world.now = new Date('2026-01-06T09:00:00.000Z');
    await world.run(title('Later'));
    const at = (iso: string) => world.articles.loadAt(ID, new Date(iso));
    expect(await at('2026-01-04T00:00:00.000Z')).toBeNull();
    expect((await at('2026-01-05T10:00:00.000Z'))?.fields.articleTitle).toBe('');
    expect((await at('2026-01-06T09:00:00.000Z'))?.fields.articleTitle).toBe('Later');
  });
});

describe('a pinned version', () => {
  it('is refused once the article has changed, and the office sees who changed it', async () => {
    const world = await inSelection();
    const seen = (await world.articles.load(ID))?.version ?? 0;
    const setCount = (count: number): ArticleCommand => ({ type: 'SetReviewerCount', data: { count } });
    await world.run(setCount(3), PEOPLE.editor, seen);
    const second = world.run(setCount(4), PEOPLE.assistant, seen);
    await expect(second).rejects.toThrow('This article was changed by Edith Editor. Please reload the page.');
    await expect(second).rejects.toMatchObject({ name: 'StaleVersion', lastUserId: 'editor' });
  });

  it('says so when it was the same person', async () => {
    const world = await inSelection();
    const seen = (await world.articles.load(ID))?.version ?? 0;
    const setCount = (count: number): ArticleCommand => ({ type: 'SetReviewerCount', data: { count } });
    await world.run(setCount(3), PEOPLE.editor, seen);
    await expect(world.run(setCount(4), PEOPLE.editor, seen)).rejects.toThrow(
      'This article was changed by you in another window. Please reload the page.',
    );
  });

  it('is refused to the author without the name of the person', async () => {
    const world = await inSelection();
    const withdraw: ArticleCommand = { type: 'Withdraw', data: { reason: 'r', mails: [] } };
    await expect(world.run(withdraw, PEOPLE.author, 0)).rejects.toThrow(
      'This article was changed by someone else. Please reload the page.',
    );
  });

  it('stays valid after mails and generated documents, which change nothing that was seen', async () => {
    const world = await inSelection();
    const reviewer = candidate(PEOPLE.reviewer1);
    await world.run({ type: 'SelectReviewer', data: { assignmentId: 'a-1', reviewer } }, PEOPLE.editor);
    const mail = aMail('mail-1', 'REVIEW_INVITATION', 'a-1');
    const mailed = await world.run(
      { type: 'MailReviewers', data: { invitations: [{ assignmentId: 'a-1', keyHash: 'h', mail }] } },
      PEOPLE.editor,
    );
    const { version } = mailed.state;
    const full = aFile('full-1', { designation: 'FullArticle', extension: 'pdf' });
    await world.run({ type: 'AddGeneratedDocument', data: { file: full, basedOn: version } }, SYSTEM);
    const note: ArticleCommand = { type: 'AddNote', data: { noteId: 'n', note: 'x' } };
    expect((await world.run(note, PEOPLE.editor, version)).state.notes).toHaveLength(1);
    await expect(world.run(note, PEOPLE.editor, 10_000)).rejects.toBeInstanceOf(StaleVersion);
  });
});

describe('an answer by the key of a mail', () => {
  it('is in the log under the reviewer’s account', async () => {
    const world = await inSelection();
    const reviewer = candidate(PEOPLE.reviewer1);
    await world.run({ type: 'SelectReviewer', data: { assignmentId: 'a-1', reviewer } }, PEOPLE.editor);
    const mail = aMail('mail-1', 'REVIEW_INVITATION', 'a-1');
    await world.run(
      { type: 'MailReviewers', data: { invitations: [{ assignmentId: 'a-1', keyHash: 'h', mail }] } },
      PEOPLE.editor,
    );
    const key: Actor = { kind: 'key', assignmentId: 'a-1', keyHash: 'h' };
    await world.run({ type: 'AcceptReview', data: { assignmentId: 'a-1', mails: [] } }, key);
    expect(world.events.log.at(-1)).toMatchObject({ type: 'ReviewerAccepted', metadata: { userId: 'reviewer-1' } });
  });
});
