import { idList, type Row } from '../database/ojs-database';
import type { OjsFile } from '../model/ojs-model';
import { ASSOC, placeOf } from './codes';
import { momentIn } from './moments';
import type { Reading } from './read-submissions';
import { must, readSettings, textIn } from './settings';

/** The files of each submission, the oldest first; of a file with several versions, the last one. */
export async function readFiles(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, OjsFile[]>> {
  const { db } = reading;
  const rows = await db.rows(
    `SELECT sf.submission_file_id, sf.submission_id, sf.file_id, sf.file_stage, sf.uploader_user_id, sf.created_at,
            sf.assoc_type, sf.assoc_id, f.path, g.entry_key
       FROM submission_files sf JOIN files f ON f.file_id = sf.file_id LEFT JOIN genres g ON g.genre_id = sf.genre_id
      WHERE sf.submission_id IN ${idList(ids)} ORDER BY sf.submission_id, sf.created_at, sf.submission_file_id`,
  );
  const own = rows.map((row) => must(row, 'submission_file_id'));
  const names = await readSettings(db, { table: 'submission_file_settings', key: 'submission_file_id' }, own);
  const [rounds, versions] = [await readRounds(reading, ids), await readVersions(reading, own)];
  const files = new Map<string, OjsFile[]>();
  for (const row of rows) {
    const id = must(row, 'submission_file_id');
    const file = {
      ...fileOf(row, reading.timeZone),
      ...{ name: textIn(names, id, 'name', [reading.journal.locale]), earlier: (versions.get(id) ?? 1) - 1 },
      round: rounds.of(id) ?? (row.assoc_type === ASSOC.round ? rounds.number(must(row, 'assoc_id')) : null),
    };
    const submission = must(row, 'submission_id');
    files.set(submission, [...(files.get(submission) ?? []), file]);
  }
  return files;
}

function fileOf(row: Row, timeZone: string): Omit<OjsFile, 'name' | 'round' | 'earlier'> {
  const stage = must(row, 'file_stage');
  return {
    ...{ id: must(row, 'submission_file_id'), bytesId: must(row, 'file_id'), path: must(row, 'path') },
    ...{ stage, place: placeOf(stage), genre: must(row, 'entry_key'), uploaderId: row.uploader_user_id ?? null },
    at: momentIn(timeZone, row.created_at) ?? '',
    reviewId: row.assoc_type === ASSOC.review ? (row.assoc_id ?? null) : null,
  };
}

interface Rounds {
  /** The round in which a file is reviewed. */
  of(fileId: string): number | null;
  /** The number of a round by its id. */
  number(roundId: string): number | null;
}

async function readRounds({ db }: Reading, ids: readonly string[]): Promise<Rounds> {
  const rounds = await db.rows(
    `SELECT review_round_id, round FROM review_rounds WHERE submission_id IN ${idList(ids)}`,
  );
  const numbers = new Map(rounds.map((row) => [must(row, 'review_round_id'), Number(row.round)]));
  const rows = await db.rows(
    `SELECT submission_file_id, review_round_id FROM review_round_files WHERE submission_id IN ${idList(ids)}`,
  );
  const places = new Map(rows.map((row) => [must(row, 'submission_file_id'), must(row, 'review_round_id')]));
  const number = (roundId: string): number | null => numbers.get(roundId) ?? null;
  return { number, of: (fileId) => number(places.get(fileId) ?? '') };
}

async function readVersions({ db }: Reading, files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows(
    `SELECT submission_file_id, count(*) AS versions FROM submission_file_revisions
      WHERE submission_file_id IN ${idList(files)} GROUP BY submission_file_id`,
  );
  return new Map(rows.map((row) => [must(row, 'submission_file_id'), Number(row.versions)]));
}
