import type { ArticleAuthor, ArticleEventData, RecordedArticleEvent } from '../../src/article';
import { type ArticleStatus, fullName, keysOfAuthor, normalEmail, withoutMarkup } from '../../src/contracts';
import { foldText, lexemesOf } from '../../src/platform/text-search';
import type { ArticleSearchRow } from './index';
import { type Mark, MARKS } from './marks';

/** How the events of one batch change the row of one article; null columns stay unchanged. */
export interface SearchChange {
  /** Set when the article was started in this batch. */
  started: Pick<ArticleSearchRow, 'number' | 'number_key' | 'uploader_id' | 'uploader_email'> | null;
  deleted: boolean;
  title_key: string | null;
  type_id: number | null;
  status: ArticleStatus | null;
  revision: number | null;
  submitted_at: string | null;
  author_keys: string[] | null;
  author_key: string | null;
  /** Associate editors to whom it was assigned. */
  held_by: string[];
  /** Undefined: unchanged; null: no associate editor holds it any more. */
  holder_id: string | null | undefined;
  /** Accounts whose role in the article moved to another account, in this order. No later event of the batch names the old account. */
  replaced: { fromId: string; toId: string }[];
  /** Lexemes by field; these replace the stored ones. */
  lexemes: Map<Mark, string[]>;
}

export const noChange = (): SearchChange => ({
  started: null,
  deleted: false,
  title_key: null,
  type_id: null,
  status: null,
  revision: null,
  submitted_at: null,
  author_keys: null,
  author_key: null,
  held_by: [],
  holder_id: undefined,
  replaced: [],
  lexemes: new Map(),
});

/** Most characters of a text to sort by. */
const KEY_LENGTH = 40;
const YEAR = 1_000_000_000;

const sortKey = (text: string): string =>
  (foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .join(' ')
    .slice(0, KEY_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');

function put(change: SearchChange, mark: Mark, texts: readonly string[]): void {
  // Omit common words where the text is longest.
  const found = lexemesOf(texts.join('\n'), { stopWords: mark !== MARKS.body });
  change.lexemes.set(
    mark,
    found.map((lexeme) => mark + lexeme),
  );
}

function start(change: SearchChange, { number, uploaderId, uploaderEmail }: ArticleEventData['DraftStarted']): void {
  const [year = 0, place = 0] = number.split('-').map(Number);
  change.started = {
    number,
    number_key: year * YEAR + place,
    uploader_id: uploaderId,
    uploader_email: normalEmail(uploaderEmail),
  };
  change.lexemes.set(MARKS.number, /^[\w-]+$/.test(number) ? [MARKS.number + number] : []);
}

function changeDraft(change: SearchChange, { fields }: ArticleEventData['DraftChanged']): void {
  const { articleTitle, abstractText, keywords, typeId } = fields;
  if (articleTitle !== undefined) {
    change.title_key = sortKey(articleTitle);
    put(change, MARKS.title, [articleTitle]);
  }
  if (abstractText !== undefined) put(change, MARKS.body, [withoutMarkup(abstractText)]);
  if (keywords !== undefined) put(change, MARKS.keyword, keywords);
  if (typeId !== undefined) change.type_id = typeId ?? 0;
}

function changeAuthors(change: SearchChange, authors: readonly ArticleAuthor[]): void {
  change.author_keys = [...new Set(authors.flatMap(keysOfAuthor))];
  const [first] = authors;
  change.author_key = first ? sortKey(`${first.lastName} ${first.firstName}`) : '';
  put(change, MARKS.author, authors.map(fullName));
}

/** Replaces the account within this batch; the stored rows are changed later, by `replaced`. */
function replaceAccount(change: SearchChange, { fromId, toId }: ArticleEventData['AccountReplaced']): void {
  const of = (id: string): string => (id === fromId ? toId : id);
  change.replaced.push({ fromId, toId });
  if (change.started) change.started.uploader_id = of(change.started.uploader_id);
  change.author_keys = change.author_keys?.map(of) ?? null;
  change.held_by = change.held_by.map(of);
  if (change.holder_id) change.holder_id = of(change.holder_id);
}

/** Applies one more event of the batch. Types without a case here only change the status. */
export function foldSearch(change: SearchChange, event: RecordedArticleEvent): void {
  const { data } = event;
  if ('to' in data && 'from' in data) {
    change.status = data.to;
    // A return, an advice or an override can lead to this status; each ends the tenure.
    if (data.to === 'RETURNED_TO_EDITOR') change.holder_id = null;
  }
  switch (event.type) {
    case 'DraftStarted':
      return start(change, event.data);
    case 'DraftChanged':
      return changeDraft(change, event.data);
    case 'AuthorsChanged':
      return changeAuthors(change, event.data.authors);
    case 'DraftDeleted':
      change.deleted = true;
      return;
    case 'ArticleSubmitted':
      change.submitted_at = event.metadata.at;
      return;
    case 'RevisionSubmitted':
      change.revision = event.data.revision;
      return;
    case 'AssociateAssigned':
      change.held_by.push(event.data.associateId);
      change.holder_id = event.data.associateId;
      return;
    case 'AssociateReleased':
      change.holder_id = null;
      return;
    case 'AccountReplaced':
      return replaceAccount(change, event.data);
    default:
  }
}
