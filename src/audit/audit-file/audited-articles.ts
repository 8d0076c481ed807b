import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { ARTICLE_LOG, type ArticleLogRow, descriptionOf } from '../../../projections/article-log';
import { articleStream } from '../../article';
import { peopleIn, withDays, withNames } from '../../editorial/public';
import { People, type PersonSummary } from '../../identity/public';
import { EVENT_STORE, type EventStore, START, type StoredEvent } from '../../platform/event-store/port';
import { type Inclusion, inclusionOf, type Seal } from '../../platform/log-proof';
import { PG_POOL } from '../../platform/postgres';
import { READ_MODELS, type ReadModelBarrier } from '../../platform/read-models/barrier';
import { SETTINGS, type SettingsReader } from '../../platform/settings';

/** One event of an article, in words and with its proof. */
export interface AuditedEvent {
  event: StoredEvent;
  proof: Inclusion;
  /** ISO 8601; null for an event that is set aside. */
  at: string | null;
  /** Name and address of the person who did it; null for the system. */
  by: string | null;
  words: string;
}

export interface AuditedArticle {
  id: string;
  number: string | null;
  title: string;
  events: AuditedEvent[];
  /** Everyone who acts or is named in the events. */
  people: { id: string; name: string; email: string }[];
}

type Names = ReadonlyMap<string, PersonSummary>;

/** How long to wait for the sentences of the newest events, in milliseconds. */
const SENTENCE_TIMEOUT_MS = 5_000;
/** The webmaster has set aside an event without a sentence, so no read model contains it (ADR 49). */
const SET_ASIDE = 'This event is set aside and shows nowhere else.';

const CARD = `SELECT number, title FROM ${ARTICLE_CARD} WHERE article_id = $1`;
const LOG = `SELECT * FROM ${ARTICLE_LOG} WHERE article_id = $1`;

const nameOf = ({ firstName, lastName }: PersonSummary): string => `${firstName} ${lastName}`;

function actorIn(people: Names, row: ArticleLogRow): string | null {
  const id = row.real_user_id ?? row.user_id;
  const person = id === null ? undefined : people.get(id);
  return person ? `${nameOf(person)} <${person.email}>` : id;
}

/** Everything that the log holds of one article, for a reader outside the system. */
@Injectable()
export class AuditedArticles {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ReadModelBarrier,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly people: People,
  ) {}

  /** The events of the article as they are stored. */
  stored(articleId: string): Promise<StoredEvent[]> {
    return this.store.stored.readStream(articleStream(articleId));
  }

  /** @param events all events of the article, none of them after the seal. @throws NotSealed when the log was changed. */
  async read(articleId: string, events: readonly StoredEvent[], seal: Seal): Promise<AuditedArticle> {
    await this.readModels.waitFor(events.at(-1)?.position ?? START, SENTENCE_TIMEOUT_MS);
    const [proofs, log, card, { timeZone }] = await Promise.all([
      inclusionOf(this.pool, events, seal),
      this.pool.query<ArticleLogRow>(LOG, [articleId]),
      this.pool.query<{ number: string; title: string }>(CARD, [articleId]),
      this.settings.current(),
    ]);
    const people = await this.peopleOf(log.rows);
    const rows = new Map(log.rows.map((row) => [row.entry_id, row]));
    const audited = events.flatMap((event, place): AuditedEvent[] => {
      const [proof, row] = [proofs[place], rows.get(event.id)];
      if (!proof) return [];
      if (!row) return [{ event, proof, at: null, by: null, words: SET_ASIDE }];
      const words = withNames(withDays(descriptionOf(row), timeZone), people);
      return [{ event, proof, at: row.action_time.toISOString(), by: actorIn(people, row), words }];
    });
    return {
      ...{ id: articleId, number: card.rows[0]?.number ?? null, title: card.rows[0]?.title ?? '', events: audited },
      people: [...people.values()].map((person) => ({ id: person.id, name: nameOf(person), email: person.email })),
    };
  }

  private peopleOf(rows: readonly ArticleLogRow[]): Promise<Names> {
    const ids = rows.flatMap((row) => [row.user_id, row.real_user_id, ...peopleIn(descriptionOf(row))]);
    return this.people.byIds([...new Set(ids.filter((id) => id !== null))]);
  }
}
