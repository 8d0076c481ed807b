import { type ArticleState, holderOf } from '../../src/article';
import { stories, type Story } from '../../test/support/article/article-stories';
import { foldCard, type StoredCard } from './fold-card';

const cardOf = ({ events }: Story): StoredCard | undefined =>
  events.reduce<StoredCard | undefined>((row, event) => foldCard(row, event), undefined);

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What a card says, in the words of the aggregate. */
const said = (row: StoredCard) => ({
  id: row.article_id,
  number: row.number,
  title: row.title,
  runningTitle: row.running_title,
  typeId: row.type_id,
  status: row.status,
  statusSince: iso(row.status_since),
  authorStatusSince: iso(row.author_status_since),
  revision: row.revision,
  version: row.version,
  uploaderId: row.uploader_id,
  holder: row.associate_id,
  holderDueAt: iso(row.associate_due_at),
  authors: row.authors.map(({ id, email }) => `${id} ${email}`),
  keywords: row.keywords,
  languageService: row.language_service,
  origin: row.origin,
  createdAt: iso(row.created_at),
  submittedAt: iso(row.submitted_at),
  lastUpdateAt: iso(row.last_update_at),
  authorLastUpdateAt: iso(row.author_last_update_at),
  acceptedAt: iso(row.accepted_at),
  authorDueAt: iso(row.author_due_at),
  reviewersRequired: row.reviewers_required,
});

const meant = (state: ArticleState): ReturnType<typeof said> => ({
  id: state.id,
  number: state.number,
  title: state.fields.articleTitle,
  runningTitle: state.fields.runningTitle,
  typeId: state.fields.typeId,
  status: state.status,
  statusSince: state.statusSince,
  authorStatusSince: state.authorStatusSince,
  revision: state.revision,
  version: state.version,
  uploaderId: state.uploaderId,
  holder: holderOf(state),
  holderDueAt: holderOf(state) === null ? null : (state.associates.at(-1)?.dueAt ?? null),
  authors: state.authors.map(({ id, email }) => `${id} ${email}`),
  keywords: state.fields.keywords,
  languageService: state.fields.languageService,
  origin: state.origin,
  createdAt: state.createdAt,
  submittedAt: state.submittedAt,
  lastUpdateAt: state.lastUpdateAt,
  authorLastUpdateAt: state.authorLastUpdateAt,
  acceptedAt: state.acceptedAt,
  authorDueAt: state.authorDueAt,
  reviewersRequired: state.reviewersRequired,
});

describe('an article card', () => {
  const all = stories();

  it('says of every article what the aggregate says', () => {
    const differing = all.flatMap((story) => {
      const card = cardOf(story);
      const [is, should] = [card ? said(card) : null, story.state.deleted ? null : meant(story.state)];
      return JSON.stringify(is) === JSON.stringify(should) ? [] : [{ story: story.name, is, should }];
    });
    expect(differing).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  it('is gone with its draft', () => {
    const deleted = all.find(({ name }) => name === 'DRAFT, then DeleteDraft');
    expect(deleted && cardOf(deleted)).toBeUndefined();
  });

  it('keeps e-mails in lower case, and the two parts of the number for sorting', () => {
    const story = all.find(({ name }) => name === 'NEW_ARTICLE');
    const loud = story?.events.map((event) =>
      event.type === 'AuthorsChanged'
        ? { ...event, data: { authors: event.data.authors.map((one) => ({ ...one, email: one.email.toUpperCase() })) } }
        : event,
    );
    const card = story && loud && cardOf({ ...story, events: loud });
    expect(card?.author_emails).toEqual(['author@example.org', 'co-author@example.org']);
    expect([card?.number_year, card?.number_seq]).toEqual([2026, 1]);
  });
});
