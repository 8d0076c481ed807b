import { CANARY, canaryArticle, canaryPeople } from '../../../test/support/article/canary-article';
import { type Actor, personActor, relationsOf } from '../../article';
import type { ArticleView, GroupName } from '../../contracts';
import { articleViewFor } from './article-view';

const actor = (userId: string, group: GroupName, email = `${userId}@example.org`): Actor =>
  personActor({ userId, email, group });
const TODAY = { now: new Date('2027-01-01T00:00:00.000Z'), timeZone: 'UTC', officeIdleDays: 14 };
const view = (who: Actor, of = canaryArticle): ArticleView =>
  articleViewFor(
    of,
    { actor: who, relations: relationsOf(of, who) },
    { people: canaryPeople, locate: (id) => `/files/${id}`, knownAuthors: new Set(['typed']), today: TODAY },
  );
/** The canaries that a person's answer contains. */
const seen = (shown: Partial<ArticleView>): string[] => {
  const json = JSON.stringify(shown);
  return Object.entries(CANARY)
    .filter(([, canary]) => json.includes(canary))
    .map(([name]) => name)
    .sort();
};
const fileIds = (shown: ArticleView): string[] => shown.files.map((one) => one.id).sort();

describe('how late an article is', () => {
  it.each([actor('author', 'author'), actor('r1', 'reviewer'), actor('author', 'editor')])(
    'is not shown to authors and reviewers, even from the office: %j',
    (who) => {
      const { waiting, articleReviewer } = view(who);
      expect(waiting).toBeNull();
      expect(articleReviewer.map((one) => one.overdueDays)).not.toContainEqual(expect.any(Number));
    },
  );
  it('is shown to staff', () => {
    expect(view(actor('associate', 'associate editor')).waiting?.lateDays).toBeGreaterThan(100);
  });
  it('is not shown to an associate editor during the check of the office, as in the lists', () => {
    const inCheck = { ...canaryArticle, status: 'NEW_ARTICLE' } as const;
    expect(view(actor('associate', 'associate editor'), inCheck).waiting).toBeNull();
    for (const group of ['editor', 'assistant', 'webmaster'] as const)
      expect(view(actor(group, group), inCheck).waiting).toMatchObject({ waitsFor: 'office' });
  });
});

describe('the article as its author sees it', () => {
  const shown = view(actor('author', 'author'));

  it('contains what they wrote and nothing of the office', () => {
    const { nominees, ...rest } = shown;
    expect(seen(rest)).toEqual(['correction', 'coverLetter', 'note', 'suggested']);
    // The author nominated this person, but must not see that they also review.
    expect(nominees.map((one) => one.id)).toEqual([canaryArticle.fields.reviewerOne]);
  });
  it('shows neither the true status nor its date', () => {
    expect(JSON.stringify(shown)).not.toContain('ASSOCIATE_EDITOR');
    expect(JSON.stringify(shown)).not.toContain('Associate editor');
    expect(shown).toMatchObject({
      status: 'REVIEWER_SELECTION',
      statusSince: '2026-02-02T00:00:00.000Z',
      lastUpdate: '2026-02-03T00:00:00.000Z',
      reviewerRequired: null,
      associateEditorId: null,
      articleReviewer: [],
      decisions: [],
    });
  });
  it('shows the status before the withdrawal, as far as the author may know it', () => {
    const withdrawn = { ...canaryArticle, status: 'WITHDRAWN', withdrawnFrom: 'ASSOCIATE_EDITOR' } as const;
    expect(view(actor('author', 'author'), withdrawn).withdrawnFrom).toBe('REVIEWER_SELECTION');
    expect(view(actor('r1', 'reviewer'), withdrawn).withdrawnFrom).toBeNull();
    expect(shown.withdrawnFrom).toBeNull();
  });
  it('is the same whether or not an associate editor holds the article', () => {
    const { version: _a, ...held } = shown;
    const { version: _b, ...free } = view(actor('author', 'author'), {
      ...canaryArticle,
      status: 'REVIEWER_SELECTION',
      statusSince: canaryArticle.authorStatusSince,
      associates: [],
      assignments: [],
      notes: [],
      lastUpdateAt: canaryArticle.authorLastUpdateAt,
      version: 5,
    });
    expect(held).toEqual(free);
  });
  it('shows the e-mail addresses of authors that they typed, not of those from the directory', () => {
    expect(shown.articleAuthors.map((one) => one.email)).toEqual([
      'author@example.org',
      'typed@example.org',
      undefined,
    ]);
  });
  it('shows name and institute of the others only', () => {
    const details = { orcid: '0000-0002-1825-0097', city: 'Delft', country: 'NL', department: 'Neurology' };
    const authors = canaryArticle.authors.map((one) => ({ ...one, institute: 'TU', ...details }));
    const of = { ...canaryArticle, authors };
    const none = { orcid: null, city: null, country: null, department: null };
    expect(view(actor('author', 'author'), of).articleAuthors).toMatchObject([
      details,
      details,
      { institute: 'TU', ...none },
    ]);
    expect(view(actor('editor', 'editor'), of).articleAuthors[2]).toMatchObject(details);
  });
  it('leaves out files that staff added', () => {
    expect(fileIds(shown)).toEqual(['full', 'm0', 'm1', 'o0', 't0']);
  });
  it('is all that an editor sees of their own article', () => {
    const own = view(actor('author', 'editor'));
    expect(own.conflict).toBe(true);
    expect(seen(own)).toEqual(seen(shown));
    expect(own.decisions).toEqual([]);
  });
});

describe('the article as a reviewer sees it', () => {
  const shown = view(actor('r1', 'reviewer'));

  it('contains the authors, and of reviewers and office only the reviewer themself with their own words', () => {
    expect(seen(shown)).toEqual(['interests', 'reviewerOne']);
    expect(shown.articleAuthors.map((one) => one.lastName)).toEqual(['author', 'typed', 'other']);
    expect(shown.articleReviewer).toHaveLength(1);
    expect(shown.articleReviewer[0]?.avgRating).toBeNull();
  });
  it('contains the files of the revision they agreed to review and the full article, without cover letter and overview', () => {
    expect(fileIds(shown)).toEqual(['full', 'm0', 't0']);
  });
  it('contains no file for a reviewer who declined', () => {
    expect(fileIds(view(actor('r2', 'reviewer')))).toEqual([]);
  });
  it('does not show the true status', () => {
    expect(JSON.stringify(shown)).not.toMatch(/ASSOCIATE_EDITOR|Associate editor/);
  });
});

describe('the article as the office sees it', () => {
  it('contains everything but keys and the texts of reviews', () => {
    const shown = view(actor('editor', 'editor'));
    expect(seen(shown)).toEqual(
      Object.keys(CANARY)
        .filter((name) => name !== 'key' && name !== 'review')
        .sort(),
    );
    expect(shown).toMatchObject({
      status: 'ASSOCIATE_EDITOR',
      reviewerRequired: 4,
      associateEditorId: 'associate',
      conflict: false,
    });
  });
  it.each([
    ['assistant', 'assistant', ['c0', 'full', 'm0', 'm1', 't0']],
    ['editor', 'editor', ['c0', 'full', 'm0', 'm1', 'o0']],
    ['associate', 'associate editor', ['c0', 'full', 'm0', 'm1', 'o0']],
    ['w', 'webmaster', ['c0', 'full', 'm0', 'm1', 'o0', 't0']],
  ] as const)('shows %s the files of that group', (id, group, files) => {
    expect(fileIds(view(actor(id, group)))).toEqual(files);
  });
});

it('does not exist for anyone else', () => {
  expect(() => view(actor('stranger', 'author'))).toThrow('This article does not exist.');
  expect(() => view(actor('other-ae', 'associate editor'))).toThrow('This article does not exist.');
  expect(() => view(actor('co', 'editor', CANARY.coAuthorEmail))).toThrow('This article does not exist.');
});
