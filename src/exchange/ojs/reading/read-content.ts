import { idList } from '../database/ojs-database';
import type { OjsAuthor } from '../model/ojs-model';
import { ASSOC } from './codes';
import type { Reading } from './read-submissions';
import { must, readSettings, textIn } from './settings';

/** The authors of each publication, in their order. */
export async function readAuthors(
  { db, journal }: Reading,
  publications: readonly string[],
): Promise<ReadonlyMap<string, OjsAuthor[]>> {
  const rows = await db.rows(
    `SELECT author_id, publication_id, email, seq FROM authors WHERE publication_id IN ${idList(publications)}
      ORDER BY publication_id, seq, author_id`,
  );
  const ids = rows.map((row) => must(row, 'author_id'));
  const settings = await readSettings(db, { table: 'author_settings', key: 'author_id' }, ids);
  const authors = new Map<string, OjsAuthor[]>();
  for (const row of rows) {
    const id = must(row, 'author_id');
    const text = (name: string): string => textIn(settings, id, name, [journal.locale]);
    const author = {
      ...{ id, email: must(row, 'email').trim(), givenName: text('givenName'), familyName: text('familyName') },
      ...{ affiliation: text('affiliation'), orcid: text('orcid'), country: text('country') },
    };
    const publication = must(row, 'publication_id');
    authors.set(publication, [...(authors.get(publication) ?? []), author]);
  }
  return authors;
}

/** The keywords of each publication by language, in their order. */
export async function readKeywords(
  { db }: Reading,
  publications: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string[]>>> {
  const rows = await db.rows(
    `SELECT v.assoc_id, s.locale, s.setting_value AS keyword FROM controlled_vocabs v
       JOIN controlled_vocab_entries e ON e.controlled_vocab_id = v.controlled_vocab_id
       JOIN controlled_vocab_entry_settings s ON s.controlled_vocab_entry_id = e.controlled_vocab_entry_id
      WHERE v.symbolic = 'submissionKeyword' AND v.assoc_type = ${ASSOC.publication} AND s.setting_name = 'submissionKeyword'
        AND v.assoc_id IN ${idList(publications)} ORDER BY v.assoc_id, e.seq, e.controlled_vocab_entry_id`,
  );
  const keywords = new Map<string, Map<string, string[]>>();
  for (const row of rows) {
    const [publication, locale] = [must(row, 'assoc_id'), row.locale ?? ''];
    const own = keywords.get(publication) ?? new Map<string, string[]>();
    keywords.set(publication, own.set(locale, [...(own.get(locale) ?? []), must(row, 'keyword')]));
  }
  return keywords;
}
