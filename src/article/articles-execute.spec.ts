import { PEOPLE } from '../../test/support/article/article-people';
import { ID, start, title, World } from '../../test/support/article/article-world';
import { START, WrongExpectedRevisionError } from '../platform/event-store/port';
import type { ArticleCommand } from './domain/commands';

describe('executing a command', () => {
  it('stores its events with who, when and why, and waits for the read models', async () => {
    const world = new World();
    const { state, position } = await world.run(start, { ...PEOPLE.author, realUserId: 'webmaster' });
    expect(state).toMatchObject({ exists: true, version: 0, streamRevision: 0 });
    expect(world.events.log).toMatchObject([
      {
        streamId: 'article-article-1',
        type: 'DraftStarted',
        metadata: {
          userId: 'author',
          realUserId: 'webmaster',
          at: '2026-01-05T09:00:00.000Z',
          correlationId: 'request-1',
          causationId: null,
          schemaVersion: 1,
        },
      },
    ]);
    expect(world.waited).toEqual([[position, 2_000]]);
  });

  it('neither stores nor waits when nothing changes', async () => {
    const world = new World();
    await world.run(start);
    const { state, position } = await world.run(title(''));
    expect([position, state.version, world.events.log.length, world.waited.length]).toEqual([START, 0, 1, 1]);
  });

  it('stores nothing when it is refused', async () => {
    const world = new World();
    await world.run(start);
    await expect(world.run(title('x'), PEOPLE.stranger)).rejects.toMatchObject({ kind: 'FORBIDDEN' });
    await expect(world.articles.execute('other', () => title('x'), world.as(PEOPLE.author))).rejects.toMatchObject({
      kind: 'NOT_FOUND',
    });
    expect(world.events.log).toHaveLength(1);
  });

  it('builds the command again on the newer state when another write came first', async () => {
    const world = new World();
    await world.run(start);
    const other = world.another();
    const seen: number[] = [];
    const { state } = await world.articles.execute(
      ID,
      async (present) => {
        seen.push(present.version);
        if (seen.length === 1) await other.execute(ID, () => title('Between'), world.as(PEOPLE.author));
        return { type: 'ChangeDraft', data: { fields: { note: 'Mine' } } };
      },
      world.as(PEOPLE.author),
    );
    expect(seen).toEqual([0, 1]);
    expect(state.fields).toMatchObject({ articleTitle: 'Between', note: 'Mine' });
  });

  it('gives up after three retries', async () => {
    const world = new World();
    await world.run(start);
    const other = world.another();
    let tries = 0;
    const running = world.articles.execute(
      ID,
      async () => {
        tries += 1;
        await other.execute(ID, () => title(`Between ${tries}`), world.as(PEOPLE.author));
        return title('Mine');
      },
      world.as(PEOPLE.author),
    );
    await expect(running).rejects.toBeInstanceOf(WrongExpectedRevisionError);
    expect(tries).toBe(4);
  });

  it('stores every one of sixteen simultaneous writes', async () => {
    const world = new World();
    await world.run(start);
    const note = (index: number): ArticleCommand => ({
      type: 'SuggestReviewer',
      data: { fullName: `Ann ${index}`, email: `ann-${index}@example.org` },
    });
    await Promise.all(Array.from({ length: 16 }, (_all, index) => world.run(note(index))));
    expect((await world.articles.load(ID))?.suggestedReviewers).toHaveLength(16);
  });
});
