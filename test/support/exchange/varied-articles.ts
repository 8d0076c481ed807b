import type { ArticleAuthor, ArticleState, AuthorshipRequest } from '../../../src/article';
import { COMMENT_FIELDS, CREDIT_ROLES, RATINGS, RECOMMENDATIONS, type Review } from '../../../src/contracts';
import { Random } from '../../../src/generate/random';
import { articleIn } from '../article/article-in-status';
import { aReview } from '../article/article-people';

/** Texts that people write, and texts that break programs that write XML carelessly. */
const WORDS = [
  ...[
    'hospital',
    'Length',
    'of',
    'stay',
    'Größe',
    'β-cells',
    'O’Neill',
    '中文題目',
    'العربية',
    'Ångström',
    '🧬',
    'e\u0301t\u00e9',
  ],
  ...[
    '<b>',
    '&',
    '"quoted"',
    "'single'",
    ']]>',
    '&amp;',
    '<script>alert(1)</script>',
    '<!--',
    '\u0001',
    '\ud800',
    '\ufffe',
    '%s',
    '\u2028',
  ],
];
const NAMES = [
  'Ada',
  'Jean-Luc',
  'María José',
  'Åsa',
  '王',
  'Nguyễn',
  "O'Neill",
  'van der Berg',
  'D’Arcy',
  'Müller-Lüdenscheidt',
];
const HTML = [
  '<p>Plain words.</p>',
  '<p>Bold <strong>and <em>both</em></strong>, H<sub>2</sub>O, 10<sup>3</sup>, <u>under</u>, <s>struck</s>.</p>',
  '<ul><li>one</li><li>two <i>items</i></li></ul><ol start="3"><li><p>three</p></li></ol>',
  '<p>p &lt; 0.05 &amp; r &gt; 0.3<br>next line</p>',
  '<h2>Methods</h2><blockquote><p>Quoted <a href="https://example.org/?a=1&amp;b=2">link</a></p></blockquote><hr>',
  '<table><caption>T</caption><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
  '<p><strong>open <em>twice</strong> wrongly</em></p>',
  '<p>\u0002&nbsp;&eacute; ]]&gt;</p>',
];
const TYPE_IDS = [1, 2, 3, 7, 10, null];
const ORCIDS = ['0000-0002-1825-0097', 'https://orcid.org/0000-0001-5109-3700', null];

/** Random choices that are always the same for one seed. */
class Choices {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = Random.of('exchange', seed);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.random.int(0, items.length - 1)] as Item;
  }

  words(low: number, high: number): string {
    return this.several(low, high, () => this.one(WORDS)).join(' ');
  }

  several<Item>(low: number, high: number, make: (place: number) => Item): Item[] {
    return Array.from({ length: this.random.int(low, high) }, (_none, place) => make(place));
  }

  maybe(text: string): string | null {
    return this.random.chance(0.3) ? null : text;
  }

  some<Item>(items: readonly Item[], share: number): Item[] {
    return items.filter(() => this.random.chance(share));
  }
}

const authorsOf = ({ authors: [uploader] }: ArticleState, by: Choices): ArticleAuthor[] =>
  by.several(1, 12, (place) => {
    if (!uploader) throw new Error('The story has no author');
    return {
      ...(place === 0 ? uploader : { id: `author-${place}`, email: `author-${place}@example.org` }),
      ...{ firstName: by.one(NAMES), middleName: by.maybe(by.one(NAMES)), lastName: by.one(['', ...NAMES]) },
      ...{ institute: by.maybe(by.words(1, 5)), department: by.maybe(by.words(1, 3)) },
      ...{ city: by.maybe(by.one(NAMES)), country: by.maybe('Netherlands'), orcid: by.one(ORCIDS) },
    };
  });

const requestOf = ({ id, email }: ArticleAuthor, at: string, by: Choices): AuthorshipRequest => ({
  ...{ requestId: `request-${id}`, authorId: id, email, keyHash: '', mailId: '', askedAt: at },
  answer: {
    confirms: by.one([true, true, false]),
    at,
    roles: by.some(CREDIT_ROLES, 0.4),
    declarations: [],
    comment: null,
  },
});

const reviewBy = (by: Choices): Review => ({
  ...aReview(),
  ...Object.fromEntries(COMMENT_FIELDS.map((field) => [field, by.several(0, 3, () => by.one(HTML)).join('')])),
  ...{ rating: by.one(RATINGS), recommendation: by.one(RECOMMENDATIONS) },
  commentsToEditor: '<p>Only the editor may read this.</p>',
});

/** The accepted article of this number: always the same, and different from the others. */
export function variedArticle(seed: number): ArticleState {
  const by = new Choices(seed);
  const { state } = articleIn('ACCEPTED');
  const authors = authorsOf(state, by);
  return {
    ...{ ...state, number: `2026-${seed}`, authors },
    authorship: by.some(authors, 0.5).map((author) => requestOf(author, state.createdAt, by)),
    assignments: state.assignments.map((assignment) => ({ ...assignment, review: assignment.review && reviewBy(by) })),
    fields: {
      ...{ ...state.fields, articleTitle: `Title ${by.words(1, 20)}`, typeId: by.one(TYPE_IDS) },
      runningTitle: by.maybe(by.words(1, 4)) ?? '',
      keywords: by.several(0, 5, (place) => `keyword ${place} ${by.words(1, 2)}`),
      abstractText: by.several(0, 5, () => by.one(HTML)).join(''),
    },
  };
}
