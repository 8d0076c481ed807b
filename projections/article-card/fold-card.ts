import {
  type ArticleEventOf,
  type ArticleEventType,
  initialState,
  SEEN_BY_AUTHOR,
  TECHNICAL_EVENTS,
} from '../../src/article';
import { type ArticleStatus, normalEmail, statusForAuthor } from '../../src/contracts';
import type { ProjectedArticleEvent } from '../runner/article-events';
import { cardChanges } from './card-changes';
import type { ArticleCardRow } from './index';

/** The row with what only the projection needs. */
export interface StoredCard extends ArticleCardRow {
  /** Generated documents: that one gives way to a newer one does not count as a change. */
  document_ids: string[];
}

type Started = ProjectedArticleEvent & ArticleEventOf<'DraftStarted'>;

function startCard({ articleId, data, metadata, revision }: Started): StoredCard {
  const { fields, reviewersRequired } = initialState(articleId);
  const at = new Date(metadata.at);
  const [year, seq] = data.number.split('-').map(Number);
  return {
    article_id: articleId,
    number: data.number,
    number_year: year ?? 0,
    number_seq: seq ?? 0,
    title: fields.articleTitle,
    running_title: fields.runningTitle,
    type_id: fields.typeId,
    status: 'DRAFT',
    status_since: at,
    author_status_since: at,
    revision: 0,
    version: revision,
    uploader_id: data.uploaderId,
    uploader_email: normalEmail(data.uploaderEmail),
    associate_id: null,
    associate_due_at: null,
    authors: [],
    author_emails: [],
    keywords: fields.keywords,
    language_service: fields.languageService,
    origin: null,
    created_at: at,
    submitted_at: null,
    last_update_at: at,
    author_last_update_at: at,
    accepted_at: null,
    author_due_at: null,
    reviewers_required: reviewersRequired,
    document_ids: [],
  };
}

const changesBy = <Type extends ArticleEventType>(
  row: StoredCard,
  event: ArticleEventOf<Type>,
  at: Date,
): Partial<StoredCard> => cardChanges[event.type](row, event.data, at);

function isTechnical(row: StoredCard, event: ProjectedArticleEvent): boolean {
  if (TECHNICAL_EVENTS.includes(event.type)) return true;
  return event.type === 'FileRemoved' && event.metadata.userId === null && row.document_ids.includes(event.data.fileId);
}

/** Version and times, told apart for those who may know of every move and the author, who may not. */
function stamp(row: StoredCard, before: ArticleStatus, event: ProjectedArticleEvent, at: Date): void {
  const moved = statusForAuthor(before) !== statusForAuthor(row.status);
  row.version = event.revision;
  row.last_update_at = at;
  if (before !== row.status) row.status_since = at;
  if (moved) row.author_status_since = at;
  if (moved || SEEN_BY_AUTHOR.includes(event.type) || event.metadata.userId === row.uploader_id)
    row.author_last_update_at = at;
}

/**
 * The card after one more event, changed in place; undefined when the draft was deleted. The same rules as the aggregate's `evolve`,
 * which a spec compares.
 */
export function foldCard(row: StoredCard | undefined, event: ProjectedArticleEvent): StoredCard | undefined {
  if (event.type === 'DraftStarted') return startCard(event);
  // Only a deleted draft has events and no card: what the system was still doing for it leaves no trace here.
  if (row === undefined || event.type === 'DraftDeleted') return undefined;
  const at = new Date(event.metadata.at);
  const before = row.status;
  const technical = isTechnical(row, event);
  Object.assign(row, changesBy(row, event, at));
  if (!technical) stamp(row, before, event, at);
  return row;
}
