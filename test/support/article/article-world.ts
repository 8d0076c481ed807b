import type { Actor, ArticleCommand } from '../../../src/article';
import { ArticleStore } from '../../../src/article/article.store';
import { Articles, type ExecuteOptions } from '../../../src/article/articles';
import { DEFAULT_SETTINGS } from '../../../src/contracts';
import { aFile, PEOPLE, SYSTEM } from './article-people';
import { MemoryEventStore } from './memory-event-store';

export const ID = 'article-1';
export const start: ArticleCommand = { type: 'StartDraft', data: { articleId: ID, number: '2026-1' } };
export const title = (articleTitle: string): ArticleCommand => ({
  type: 'ChangeDraft',
  data: { fields: { articleTitle } },
});

/** The facade over an in-memory event store; one World is one process. */
export class World {
  readonly events = new MemoryEventStore();
  readonly store = new ArticleStore(this.events, this.events);
  readonly waited: [string, number][] = [];
  now = new Date('2026-01-05T09:00:00.000Z');
  readonly articles = this.articlesOn(this.store);

  /** Another process on the same event store. */
  another(): Articles {
    return this.articlesOn(new ArticleStore(this.events, this.events));
  }

  as(actor: Actor, pinnedVersion?: number): ExecuteOptions {
    const options = { actor, meta: { correlationId: 'request-1', causationId: null } };
    return pinnedVersion === undefined ? options : { ...options, pinnedVersion };
  }

  run(command: ArticleCommand, actor: Actor = PEOPLE.author, pinnedVersion?: number) {
    return this.articles.execute(ID, () => command, this.as(actor, pinnedVersion));
  }

  private articlesOn(store: ArticleStore): Articles {
    return new Articles(
      store,
      {
        waitFor: (position, timeoutMs) => {
          this.waited.push([position, timeoutMs]);
          return Promise.resolve();
        },
      },
      { now: () => this.now },
      { current: () => Promise.resolve(DEFAULT_SETTINGS) },
      { nameOf: (userId) => Promise.resolve(userId === 'editor' ? 'Edith Editor' : null) },
    );
  }
}

/** An article in reviewer selection, built with commands of a few people. */
export async function inSelection(): Promise<World> {
  const world = new World();
  await world.run(start);
  const authors = [{ id: 'co-author', email: PEOPLE.coAuthor.email, firstName: 'Ada', lastName: 'Writer' }].map(
    (one) => ({
      ...one,
      middleName: null,
      institute: null,
      department: null,
      country: null,
      orcid: null,
      city: null,
    }),
  );
  await world.run({
    type: 'ChangeDraft',
    data: { fields: { articleTitle: 'A', typeId: 2, firstTime: 2, abstractText: '<p>Short.</p>' }, authors },
  });
  const { state } = await world.run({ type: 'AddFile', data: { file: aFile('file-1'), reusedFrom: null } });
  const overview = aFile('overview-1', { designation: 'Overview', extension: 'pdf' });
  await world.run({ type: 'AddGeneratedDocument', data: { file: overview, basedOn: state.version } }, SYSTEM);
  await world.run({
    type: 'Submit',
    data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] },
  });
  await world.run({ type: 'PassCheck', data: { guidelinesChecked: true } }, PEOPLE.editor);
  return world;
}
