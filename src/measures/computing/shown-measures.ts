import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved } from '../../../projections/article-card';
import { Refusal } from '../../article';
import { AuthorVeil } from '../../article-desk/public';
import {
  ARTICLE_TYPES,
  countryLabel,
  type MeasureCell,
  type MeasureTable,
  type OwnMeasure,
  t,
  typeWords,
  VEIL_MESSAGES,
} from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { requestLanguage } from '../../platform/http/language/request-language';
import { withLanguage } from '../../platform/language/current-language';
import { messageIn } from '../../platform/language/dutch/dutch-of';
import { PG_POOL } from '../../platform/postgres';
import type { MeasureRow } from './computed-measures';

/** True when the viewer has a part in a submitted article. */
const WALLED = `
SELECT EXISTS (SELECT FROM ${ARTICLE_CARD} c WHERE c.submitted_at IS NOT NULL AND NOT (${notInvolved('$1')})) AS walled`;

type MeasureInWords = Pick<OwnMeasure, 'title' | 'definition' | 'table' | 'problem'>;

/** Decides who may see measures, and with which names and words. */
@Injectable()
export class ShownMeasures {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly people: People,
    private readonly veil: AuthorVeil,
  ) {}

  /** The numbers are totals of all articles, so they would show an author in the office something about their own article. */
  async isWalled(user: RequestUser): Promise<boolean> {
    const { rows } = await this.pool.query<{ walled: boolean }>(WALLED, [keysOfViewer(user)]);
    return rows[0]?.walled ?? true;
  }

  /** A measure may count by anything that is known about an author, such as the country. */
  async hidesAuthors(user: RequestUser): Promise<boolean> {
    return (await this.veil.of(user)).hides;
  }

  /** @throws Refusal FORBIDDEN for a person who must not know the authors of some manuscripts. */
  async requireAuthorsKnown(user: RequestUser): Promise<void> {
    if (await this.hidesAuthors(user)) throw new Refusal('FORBIDDEN', VEIL_MESSAGES.measures);
  }

  /** A measure in the language of the request: the first rows, with names instead of the ids of people and types. */
  async inWords(
    { title, definition, translations, result, problem }: MeasureRow,
    limit: number,
  ): Promise<MeasureInWords> {
    const language = requestLanguage();
    const words: Words = language === 'en' ? {} : (translations[language] ?? {});
    const people = result ? await this.people.byIds(peopleIn(result, limit)) : new Map<string, PersonSummary>();
    return {
      ...{ title: translated(words, title), definition: translated(words, definition) },
      problem: problem === null ? null : messageIn(language, problem),
      table: result && withLanguage(language, () => tableInWords(result, { words, people, limit })),
    };
  }
}

type Words = Readonly<Record<string, string>>;

const translated = (words: Words, text: string): string => (Object.hasOwn(words, text) ? (words[text] ?? text) : text);

function peopleIn({ columns, rows }: MeasureTable, limit: number): string[] {
  const cells = columns.flatMap(({ unit }, place) =>
    unit === 'person' ? rows.slice(0, limit).map((row) => row[place]) : [],
  );
  return [...new Set(cells.filter((cell) => typeof cell === 'string'))];
}

function tableInWords(
  { columns, rows, ...table }: MeasureTable,
  { words, people, limit }: { words: Words; people: ReadonlyMap<string, PersonSummary>; limit: number },
): MeasureTable {
  const nameOf = (cell: MeasureCell): string => {
    const person = people.get(String(cell));
    return person ? `${person.firstName} ${person.lastName}` : t('A former user');
  };
  const typeOf = (cell: MeasureCell): string => {
    const type = ARTICLE_TYPES.find(({ id }) => id === cell);
    return type ? typeWords(type.name) : t('No type');
  };
  const shown = (cell: MeasureCell, place: number): MeasureCell => {
    const unit = columns[place]?.unit;
    if (unit === 'person') return nameOf(cell);
    if (unit === 'articleType') return typeOf(cell);
    if (typeof cell !== 'string') return cell;
    return unit === 'country' ? countryLabel(translated(words, cell)) : translated(words, cell);
  };
  return {
    ...table,
    columns: columns.map((column) => ({ ...column, label: translated(words, column.label) })),
    rows: rows.slice(0, limit).map((row) => row.map(shown)),
  };
}
