import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_LOG, type ArticleLogRow } from '../../../projections/article-log';
import { type ArticleState, holderOf, isInvolved } from '../../article';
import type { GroupName } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];
const HANDLING_EVENTS = ['CheckPassed', 'ReviewerSelected', 'ReviewerMailed', 'AssociateAssigned', 'DecisionRecorded'];

/**
 * Recipients of mails about an article's progress. An article has no appointed editor, so the last editor who moved it counts as its
 * handling editor. Without one, mails go to the office's address.
 */
@Injectable()
export class HandlingEditors {
  constructor(
    private readonly people: People,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** Addresses of the associate editor who holds the article, otherwise of the editor. Empty when they are among its authors. */
  async of(state: ArticleState): Promise<string[]> {
    const holder = holderOf(state);
    const associate = holder === null ? null : await this.people.byId(holder);
    return associate ? this.unlessInvolved(state, associate.id, associate.email) : this.editors(state);
  }

  /** Addresses of the editor, even while an associate editor holds the article. */
  async editors(state: ArticleState): Promise<string[]> {
    const editor = await this.lastOfOffice(state);
    if (editor) return [editor.email];
    const { supportEmail } = await this.settings.current();
    return this.unlessInvolved(state, '', supportEmail);
  }

  private async lastOfOffice(state: ArticleState): Promise<PersonSummary | undefined> {
    const { rows } = await this.pool.query<{ user_id: NonNullable<ArticleLogRow['user_id']> }>(
      `SELECT user_id FROM ${ARTICLE_LOG} WHERE article_id = $1 AND event_type = ANY($2) AND user_id IS NOT NULL
       GROUP BY user_id ORDER BY max(stream_revision) DESC LIMIT 10`,
      [state.id, HANDLING_EVENTS],
    );
    const people = await this.people.byIds(rows.map((row) => row.user_id));
    const ordered = rows.map((row) => people.get(row.user_id)).filter((person) => person !== undefined);
    return ordered.find(({ id, email, group }) => OFFICE.includes(group) && !isInvolved(state, { userId: id, email }));
  }

  /** The conflict wall applies to mails too (lifecycle, section 1). */
  private unlessInvolved(state: ArticleState, userId: string, email: string): string[] {
    return email === '' || isInvolved(state, { userId, email }) ? [] : [email];
  }
}
