import type { ArticleEventType } from '../../src/article';
import type { RecordedEvent } from '../../src/platform/event-store/port';
import type { Projection, ProjectionDb } from '../runner/projection';
import { articleEvent, articleIdOf } from '../runner/rows/article-events';
import { rowsPerKey } from '../runner/rows/rows-per-key';
import { deleteRows, writeRows } from '../runner/rows/write-rows';
import { type ArticleFactRow, FACTS, type PeopleFactRow, type RequestFactRow } from './facts';
import { ARTICLE_HANDLES, type ArticleFacts, foldArticle } from './fold-article';
import { foldPeople, PEOPLE_HANDLES } from './fold-people';
import { foldRequest, REQUEST_HANDLES, type RequestFacts } from './fold-request';
import { replaceAccounts } from './replace-accounts';
import { createFacts, indexFacts } from './tables';

/** The article of an event, if it is of one of these types. */
const articleOf = (types: readonly ArticleEventType[]): ((event: RecordedEvent) => string | null) => {
  const read: ReadonlySet<string> = new Set(types);
  return (event) => (read.has(event.type) ? articleIdOf(event) : null);
};
const OF_PEOPLE = articleOf(PEOPLE_HANDLES);
const OF_ARTICLE = articleOf(ARTICLE_HANDLES);
const OF_REQUEST = articleOf(REQUEST_HANDLES);

const applyPeople = rowsPerKey<PeopleFactRow>({
  table: FACTS.people,
  key: 'article_id',
  groupOf: OF_PEOPLE,
  fold: (rows, event) => foldPeople(rows, articleEvent(event)),
});

async function applyArticles(events: RecordedEvent[], db: ProjectionDb): Promise<void> {
  const facts: ArticleFacts = { decisions: [], associateAnswers: [] };
  await rowsPerKey<ArticleFactRow>({
    table: FACTS.article,
    key: 'article_id',
    groupOf: OF_ARTICLE,
    fold: (rows, event) => foldArticle(rows, articleEvent(event), facts),
  })(events, db);
  await writeRows(db, FACTS.decision, facts.decisions);
  await writeRows(db, FACTS.associateAnswer, facts.associateAnswers);
}

async function applyRequests(events: RecordedEvent[], db: ProjectionDb): Promise<void> {
  const facts: RequestFacts = { earlierAnswers: [], removed: [], reviewers: new Map() };
  await rowsPerKey<RequestFactRow>({
    table: FACTS.request,
    key: 'assignment_id',
    group: 'article_id',
    groupOf: OF_REQUEST,
    fold: (rows, event) => foldRequest(rows, articleEvent(event), facts),
  })(events, db);
  await deleteRows(db, FACTS.earlierAnswer, 'assignment_id', facts.removed);
  await writeRows(db, FACTS.earlierAnswer, facts.earlierAnswers);
  await writeRows(db, FACTS.reviewer, [...facts.reviewers.values()], 'address_id');
}

/** The facts of all statistics (lifecycle, section 4 (14)). */
export const statistics = {
  name: 'statistics',
  version: 3,
  tables: Object.values(FACTS),
  handles: [...new Set([...ARTICLE_HANDLES, ...PEOPLE_HANDLES, ...REQUEST_HANDLES])],
  create: createFacts,
  indexes: indexFacts,
  apply: async (events: RecordedEvent[], db: ProjectionDb): Promise<void> => {
    await applyPeople(events, db);
    await applyArticles(events, db);
    await applyRequests(events, db);
    await replaceAccounts(events, db);
  },
} satisfies Projection;
