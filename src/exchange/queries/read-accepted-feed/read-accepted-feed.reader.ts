import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, type ArticleCardRow } from '../../../../projections/article-card';
import { ARTICLE_TYPES, articleAddressOf, fullName } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import type { LocalisedText } from '../../../platform/language/current-language';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { atomFeed, type FeedEntry } from '../../documents/atom';

type Row = Pick<ArticleCardRow, 'article_id' | 'number' | 'title' | 'type_id' | 'authors'> & { accepted_at: Date };

const TITLES: LocalisedText = { en: 'accepted manuscripts', nl: 'geaccepteerde manuscripten' };
const NEWEST = 50;
const SQL = `SELECT article_id, number, title, type_id, authors, accepted_at FROM ${ARTICLE_CARD}
  WHERE status = 'ACCEPTED' AND accepted_at IS NOT NULL ORDER BY accepted_at DESC, article_id LIMIT ${NEWEST}`;

/** What the journal publishes about accepted manuscripts, only if its setting allows it (ADR 113). */
@Injectable()
export class ReadAcceptedFeedReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 404 while the journal publishes no feed */
  async read(): Promise<string> {
    const { acceptedFeed, articleAddress, defaultLanguage } = await this.settings.current();
    if (acceptedFeed !== 'everybody') throw new ApiProblem('NOT_FOUND', 'This journal has no such feed.');
    const { rows } = await this.pool.query<Row>(SQL);
    const { journalName, publicUrl } = this.config;
    return atomFeed({
      address: `${publicUrl}/api/feeds/accepted.atom`,
      title: `${journalName}: ${TITLES[defaultLanguage]}`,
      ...{ journalName, language: defaultLanguage, now: this.clock.now() },
      entries: rows.map((row) => entryOf(row, articleAddress)),
    });
  }
}

function entryOf(row: Row, articleAddress: string): FeedEntry {
  const type = ARTICLE_TYPES.find(({ id }) => id === row.type_id);
  return {
    ...{ articleId: row.article_id, number: row.number, title: row.title, acceptedAt: row.accepted_at },
    authors: row.authors.map(fullName),
    typeName: type?.name ?? null,
    address: articleAddressOf(articleAddress, row.number),
  };
}
