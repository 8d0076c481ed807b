import { PEOPLE } from '../../test/support/article/article-people';
import { ID, start, title, World } from '../../test/support/article/article-world';
import { withRequestCache } from '../platform/http/request/request-cache';

const titleNow = async (world: World): Promise<string | undefined> =>
  (await world.articles.load(ID))?.fields.articleTitle;

describe('reading an article several times in one request', () => {
  it('reads the stream once for repeated calls', async () => {
    const world = new World();
    await world.run(start);
    world.events.reads = [];
    await withRequestCache(async () => {
      await world.articles.load(ID);
      await world.run(title('New'));
      expect(await titleNow(world)).toBe('New');
    });
    expect(world.events.reads).toHaveLength(1);
  });

  it('sees in the next request what another process wrote', async () => {
    const world = new World();
    await world.run(start);
    await withRequestCache(() => world.articles.load(ID));
    await world.another().execute(ID, () => title('From elsewhere'), world.as(PEOPLE.author));
    expect(await withRequestCache(() => titleNow(world))).toBe('From elsewhere');
  });

  it('decides again on what another process wrote in the meantime', async () => {
    const world = new World();
    await world.run(start);
    const seen: string[] = [];
    await withRequestCache(async () => {
      await world.articles.load(ID);
      await world.another().execute(ID, () => title('From elsewhere'), world.as(PEOPLE.author));
      const build = (state: { fields: { articleTitle: string } }) => {
        seen.push(state.fields.articleTitle);
        return title('From here');
      };
      await world.articles.execute(ID, build, world.as(PEOPLE.author));
    });
    expect(seen).toEqual(['', 'From elsewhere']);
    expect(await titleNow(world)).toBe('From here');
  });

  it('reads each time where there is no request', async () => {
    const world = new World();
    await world.run(start);
    world.events.reads = [];
    await world.articles.load(ID);
    await world.articles.load(ID);
    expect(world.events.reads).toHaveLength(2);
  });
});
