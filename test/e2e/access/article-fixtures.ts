import type { Pool } from 'pg';
import { GROUP_NAMES, type GroupName } from '../../../src/contracts';
import { PG_POOL } from '../../../src/platform/postgres';
import type { TestApp } from '../../support/app/app';
import type { Person } from '../../support/article/article-people';
import { type Beginning, CommandedArticle, personOf } from '../../support/article/commanded-article';
import type { ArticleFixture } from './access-runner';
import type { Bond } from './routes/route-row';

const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];
const asOffice = (group: GroupName): readonly Bond[] => (OFFICE.includes(group) ? ['office'] : []);
type People = Readonly<Record<GroupName, Person>>;

/** People other than the callers: authors, handling editors and reviewers of the articles. */
export interface Extras {
  author: Person;
  editor: Person;
  reviewer: Person;
  associate: Person;
}

interface Parts {
  own?: Partial<Record<GroupName, string>>;
  request?: string;
  bondsOf: ArticleFixture['bondsOf'];
}

function fixture(name: string, { id, state }: CommandedArticle, { own = {}, request, bondsOf }: Parts): ArticleFixture {
  const valueOf: ArticleFixture['valueOf'] = (what, group) => {
    if (what === 'a file') return state.files[0]?.fileId;
    // A caller without a request uses another reviewer's.
    return what === 'own request' && group !== 'nobody' ? (own[group] ?? request) : request;
  };
  return { name, id, valueOf, bondsOf };
}

/** ORCID iDs and former accounts of the callers, by the number of their group. */
const orcidOf = (index: number): string => `0000-0000-0000-000${index}`;
const formerIdOf = (index: number): string => `00000000-0000-4000-a000-00000000000${index}`;

/** The ways in which the entry of an author can name a caller. */
const AUTHOR_BY: Record<string, (person: Person, index: number) => { id: string; email: string; orcid?: string }> = {
  'by address': ({ email }, index) => ({ id: `someone-${index}`, email: ` ${email.toUpperCase()}` }),
  'by account': ({ userId }, index) => ({ id: userId, email: `other-${index}@example.org` }),
  'by ORCID iD': (_person, index) => ({
    ...{ id: `someone-${index}`, email: `other-${index}@example.org`, orcid: orcidOf(index) },
  }),
  'by an account that was merged': (_person, index) => ({ id: formerIdOf(index), email: `other-${index}@example.org` }),
};

/** Gives each caller an authenticated ORCID iD and a merged account, as signing in with ORCID and merging do. */
export async function markCallers(app: TestApp, people: People): Promise<void> {
  const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
  const sql = 'UPDATE app.users SET authenticated_orcid = $2, former_ids = ARRAY[$3::uuid] WHERE id = $1';
  for (const [index, group] of GROUP_NAMES.entries())
    await pool.query(sql, [people[group].userId, orcidOf(index), formerIdOf(index)]);
}

/** Every relation that a member of any group can have to an article: one article for each, with the same relation for all callers. */
export class ArticleFixtures {
  constructor(
    private readonly app: TestApp,
    private readonly people: People,
    private readonly extras: Extras,
  ) {}

  async all(): Promise<ArticleFixture[]> {
    const own = await Promise.all(GROUP_NAMES.map((group) => this.ownDraft(group)));
    const others = [this.asked(), this.agreed(), this.chosen(), this.held(), this.heldBefore()];
    const walled = Object.entries(AUTHOR_BY).map(([how, entry]) => this.written(how, entry));
    return [...own, ...(await Promise.all([...others, ...walled]))];
  }

  /** Unrelated to all but one. */
  private async ownDraft(group: GroupName): Promise<ArticleFixture> {
    const cast = { uploader: this.people[group], editor: this.extras.editor };
    const article = await CommandedArticle.draft(this.app.nest, cast);
    const bondsOf = (other: GroupName): readonly Bond[] => (other === group ? ['own'] : asOffice(other));
    return fixture(`the draft of ${group}`, article, { bondsOf });
  }

  private begin(more: Partial<Beginning> = {}): Promise<CommandedArticle> {
    const cast = { uploader: this.extras.author, editor: this.extras.editor, ...more };
    return CommandedArticle.inSelection(this.app.nest, cast);
  }

  private async eachGroup(ask: (person: Person) => Promise<string>): Promise<Partial<Record<GroupName, string>>> {
    const requests: Partial<Record<GroupName, string>> = {};
    for (const group of GROUP_NAMES) requests[group] = await ask(this.people[group]);
    return requests;
  }

  private async asked(): Promise<ArticleFixture> {
    const article = await this.begin();
    const own = await this.eachGroup((person) => article.invite(person));
    const request = await article.invite(this.extras.reviewer);
    return fixture('the article with mailed requests', article, { own, request, bondsOf: asReviewer });
  }

  private async agreed(): Promise<ArticleFixture> {
    const article = await this.begin();
    await article.run({ type: 'SetReviewerCount', data: { count: 4 } });
    const own = await this.eachGroup((person) => article.agree(person));
    const request = await article.reviewed(this.extras.reviewer);
    return fixture('the article under review', article, { own, request, bondsOf: asReviewer });
  }

  /** A selected reviewer who is not invited yet does not know about it: unrelated. */
  private async chosen(): Promise<ArticleFixture> {
    const article = await this.begin();
    const own = await this.eachGroup((person) => article.select(person));
    const request = await article.invite(this.extras.reviewer);
    return fixture('the article with chosen reviewers', article, { own, request, bondsOf: asOffice });
  }

  /** All callers once held it as associate editors; the current associate editor holds it now. */
  private async held(): Promise<ArticleFixture> {
    const article = await this.begin();
    const last: GroupName = 'associate editor';
    for (const group of [...GROUP_NAMES.filter((name) => name !== last), last])
      await article.assignAssociate(this.people[group]);
    const request = await article.invite(this.extras.reviewer);
    const bondsOf = (group: GroupName): readonly Bond[] => (group === last ? ['associate'] : asOffice(group));
    return fixture('the held article', article, { request, bondsOf });
  }

  /** The associate editor among the callers held it; another one holds it now. */
  private async heldBefore(): Promise<ArticleFixture> {
    const article = await this.begin();
    await article.assignAssociate(this.people['associate editor']);
    await article.assignAssociate(this.extras.associate);
    const request = await article.invite(this.extras.reviewer);
    return fixture('the article held before', article, { request, bondsOf: asOffice });
  }

  /** All callers are authors of it and none is the uploader: the conflict wall excludes all of them (lifecycle, section 1). */
  private async written(how: string, entry: (typeof AUTHOR_BY)[string]): Promise<ArticleFixture> {
    const coAuthors = GROUP_NAMES.map((group, index) => entry(this.people[group], index));
    const article = await this.begin({ coAuthors });
    await article.assignAssociate(this.extras.associate);
    const request = await article.invite(this.extras.reviewer);
    return fixture(`the article that everybody wrote, ${how}`, article, { request, bondsOf: () => [] });
  }
}

const asReviewer = (group: GroupName): readonly Bond[] => ['reviewer', ...asOffice(group)];

/** The callers, one per group. */
export async function callersOf(app: TestApp): Promise<People> {
  const found = await Promise.all(GROUP_NAMES.map(async (group) => [group, personOf(await app.as(group))] as const));
  return Object.fromEntries(found) as Record<GroupName, Person>;
}
