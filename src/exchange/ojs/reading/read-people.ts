import { idList, type OjsDatabase, type Row } from '../database/ojs-database';
import type { OjsJournal, OjsPerson } from '../model/ojs-model';
import { roleOf } from './codes';
import { groupedBy, must, readSettings, type Settings, textIn } from './settings';

/** Texts about a person for which an account has no field. */
const OMITTED_TEXTS = { biography: 'biography', signature: 'signature of mails' };

/** Users with a role in the journal, and all who took part in its submissions. */
export async function readPeople(
  db: OjsDatabase,
  journal: OjsJournal,
  taking: ReadonlySet<string>,
): Promise<OjsPerson[]> {
  const roles = groupedBy(
    await db.rows(
      `SELECT uug.user_id, ug.role_id FROM user_user_groups uug JOIN user_groups ug ON ug.user_group_id = uug.user_group_id
        WHERE ug.context_id = ${journal.contextId}`,
    ),
    'user_id',
  );
  const ids = [...new Set([...roles.keys(), ...taking])];
  const users = await db.rows(
    `SELECT user_id, email, phone, country, disabled, gossip FROM users WHERE user_id IN ${idList(ids)} ORDER BY user_id`,
  );
  const settings = await readSettings(db, { table: 'user_settings', key: 'user_id' }, ids);
  const interests = await readInterests(db, ids);
  return users.map((row) => {
    const id = must(row, 'user_id');
    const own = (roles.get(id) ?? []).map((role) => roleOf(must(role, 'role_id')));
    return {
      ...personOf(row, settings, journal.locale),
      roles: own,
      interests: (interests.get(id) ?? []).map((entry) => must(entry, 'interest')),
    };
  });
}

function personOf(row: Row, settings: Settings, locale: string): Omit<OjsPerson, 'roles' | 'interests'> {
  const id = must(row, 'user_id');
  const text = (name: string): string => textIn(settings, id, name, [locale]);
  const unplaced = Object.entries(OMITTED_TEXTS).flatMap(([name, words]) => (text(name) === '' ? [] : [words]));
  return {
    ...{ id, email: must(row, 'email').trim(), givenName: text('givenName'), familyName: text('familyName') },
    ...{ affiliation: text('affiliation'), orcid: text('orcid'), country: must(row, 'country') },
    ...{ phone: must(row, 'phone'), disabled: row.disabled === '1' },
    unplaced: row.gossip ? [...unplaced, 'note of the editors'] : unplaced,
  };
}

/** The words that reviewers chose for their areas of expertise. */
async function readInterests(db: OjsDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, Row[]>> {
  const rows = await db.rows(
    `SELECT ui.user_id, s.setting_value AS interest FROM user_interests ui
       JOIN controlled_vocab_entry_settings s ON s.controlled_vocab_entry_id = ui.controlled_vocab_entry_id
      WHERE s.setting_name = 'interest' AND ui.user_id IN ${idList(ids)} ORDER BY ui.user_id, s.setting_value`,
  );
  return groupedBy(rows, 'user_id');
}
