import { authorVersion } from '../../src/article';
import { ArticleBuilder } from '../../test/support/article/article-builder';
import { articleIn, heldArticleIn } from '../../test/support/article/article-in-status';
import { PEOPLE } from '../../test/support/article/article-people';
import { cardRows } from './rows';

describe('an article card', () => {
  it('says what the article is', () => {
    const { state } = articleIn('MINOR_REVISION');
    expect(cardRows(state)).toEqual([
      {
        article_id: 'article-1',
        number: '2026-1',
        number_year: 2026,
        number_seq: 1,
        title: state.fields.articleTitle,
        running_title: state.fields.runningTitle,
        type_id: state.fields.typeId,
        status: 'MINOR_REVISION',
        status_since: state.statusSince,
        author_status_since: state.authorStatusSince,
        revision: 0,
        version: state.version,
        author_version: authorVersion(state),
        uploader_id: PEOPLE.author.userId,
        uploader_email: PEOPLE.author.email.toLowerCase(),
        associate_id: null,
        associate_due_at: null,
        authors: state.authors.map(({ id, firstName, middleName, lastName, email }) => ({
          ...{ id, firstName, middleName, lastName, email },
        })),
        author_emails: ['author@example.org', 'co-author@example.org'],
        keywords: state.fields.keywords,
        language_service: state.fields.languageService,
        hides_authors: false,
        veiled: false,
        origin: 'SUBMISSION',
        created_at: state.createdAt,
        submitted_at: state.submittedAt,
        last_update_at: state.lastUpdateAt,
        author_last_update_at: state.authorLastUpdateAt,
        accepted_at: null,
        author_due_at: state.authorDueAt,
        reviewers_required: 2,
        hindered_actions: [],
      },
    ]);
  });

  it('is gone with its draft', () => {
    const article = new ArticleBuilder().start();
    expect(cardRows(article.state)).toHaveLength(1);
    expect(cardRows(article.do({ type: 'DeleteDraft', data: {} }, PEOPLE.author).state)).toEqual([]);
  });

  it('names the associate editor only while the article is held', () => {
    const held = heldArticleIn('UNDER_REVIEW')?.state;
    const dueAt = held?.associates.at(-1)?.dueAt;
    expect(held && cardRows(held)[0]).toMatchObject({
      associate_id: PEOPLE.associate.userId,
      associate_due_at: dueAt,
    });
    const returned = cardRows(articleIn('RETURNED_TO_EDITOR').state)[0];
    expect(returned).toMatchObject({ associate_id: null, associate_due_at: null });
  });

  it.each(['NEW_ARTICLE', 'MAJOR_REVISION', 'ACCEPTED'] as const)(
    'has no date for the associate editor in %s, although they hold the article',
    (status) => {
      const held = heldArticleIn(status)?.state;
      expect(held && cardRows(held)[0]).toMatchObject({
        associate_id: PEOPLE.associate.userId,
        associate_due_at: null,
      });
    },
  );

  it('keeps the times that the author may know apart from those of the office', () => {
    const article = articleIn('REVIEWER_SELECTION');
    const [before] = cardRows(article.state);
    const [after] = cardRows(article.after(1).assignAssociate().state);
    expect(after).toMatchObject({ status_since: article.at, last_update_at: article.at });
    expect(after?.author_status_since).toBe(before?.author_status_since);
    expect(after?.author_last_update_at).toBe(before?.author_last_update_at);
  });

  it('does not count a generated document as a change, nor the old one that gives way', () => {
    const article = new ArticleBuilder().start().complete();
    const before = cardRows(article.state);
    expect(cardRows(article.after(1).overview().state)).toEqual(before);
  });

  it('keeps e-mails in lower case, and knows when the article was accepted', () => {
    const { state } = articleIn('ACCEPTED');
    const loud = {
      ...state,
      uploaderEmail: 'AUTHOR@Example.org',
      authors: state.authors.map((one) => ({ ...one, email: one.email.toUpperCase() })),
    };
    expect(cardRows(loud)[0]).toMatchObject({
      uploader_email: 'author@example.org',
      author_emails: ['author@example.org', 'co-author@example.org'],
      accepted_at: state.acceptedAt,
    });
  });
});
