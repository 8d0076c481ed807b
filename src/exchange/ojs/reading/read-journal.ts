import { type OjsDatabase, OjsSourceError } from '../database/ojs-database';
import type { OjsJournal } from '../model/ojs-model';
import { must } from './settings';

const SUPPORTED_VERSIONS = /^3\.[34]\./;

/** The version of the installation and the journal to import. @throws OjsSourceError when they do not exist. */
export async function readJournal(db: OjsDatabase, path: string | null): Promise<OjsJournal> {
  const version = await versionOf(db);
  const journals = await db.rows('SELECT journal_id, path, primary_locale FROM journals ORDER BY journal_id');
  const names = journals.map((row) => must(row, 'path')).join(', ');
  const chosen = path === null ? journals : journals.filter((row) => row.path === path);
  const [journal, ...others] = chosen;
  if (!journal) throw new OjsSourceError(`This OJS has no journal '${path ?? ''}'; it has: ${names || 'none'}`);
  if (others.length > 0) throw new OjsSourceError(`This OJS has several journals. Choose one with --journal: ${names}`);
  return {
    version,
    path: must(journal, 'path'),
    contextId: must(journal, 'journal_id'),
    locale: must(journal, 'primary_locale'),
  };
}

async function versionOf(db: OjsDatabase): Promise<string> {
  const rows = await db
    .rows("SELECT major, minor, revision, build FROM versions WHERE current = 1 AND product_type = 'core'")
    .catch(() => {
      throw new OjsSourceError('This database has no tables of OJS. Check --source');
    });
  const [row] = rows;
  const version = row ? [row.major, row.minor, row.revision, row.build].join('.') : '';
  if (!SUPPORTED_VERSIONS.test(version))
    throw new OjsSourceError(
      `This is OJS ${version || 'of an unknown version'}. The import reads 3.3 and 3.4; upgrade OJS first`,
    );
  return version;
}
