import { idList, type OjsDatabase, type Row } from '../database/ojs-database';
import type { OjsJournal, OjsStatus, OjsSubmission } from '../model/ojs-model';
import { momentIn } from './moments';
import { readAuthors, readKeywords } from './read-content';
import { readDecisions } from './read-decisions';
import { readFiles } from './read-files';
import { readMailCounts, readNotes } from './read-notes';
import { readParts } from './read-parts';
import { readReviews } from './read-reviews';
import { groupedBy, languagesOf, must, readSettings, textIn } from './settings';

/** Submissions read per query: a few thousand rows. */
const BATCH_SIZE = 100;

/** What every reading function needs. */
export interface Reading {
  db: OjsDatabase;
  journal: OjsJournal;
  timeZone: string;
}

/** All submissions of the journal, in the order of their ids, some at a time. */
export async function* readSubmissions(reading: Reading): AsyncGenerator<OjsSubmission[]> {
  const { db, journal } = reading;
  const rows = await db.rows(
    `SELECT submission_id, current_publication_id, status, stage_id, submission_progress, date_submitted, last_modified, locale
       FROM submissions WHERE context_id = ${journal.contextId} ORDER BY submission_id`,
  );
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    yield await read(reading, rows.slice(from, from + BATCH_SIZE));
}

/** 3.3 counts the steps of the form down to 0, 3.4 stores the name of the step and empties it at the end. */
const isDraft = ({ submission_progress: progress }: Row): boolean =>
  progress !== '0' && progress !== '' && progress !== null;

function statusOf(row: Row): OjsStatus {
  if (isDraft(row)) return 'draft';
  if (row.status === '4') return 'declined';
  if (row.status === '3' || row.status === '5' || Number(row.stage_id) >= 4) return 'accepted';
  return row.stage_id === '1' ? 'submission' : 'review';
}

async function read(reading: Reading, rows: readonly Row[]): Promise<OjsSubmission[]> {
  const { db, journal, timeZone } = reading;
  const ids = rows.map((row) => must(row, 'submission_id'));
  const publications = await readPublications(db, ids);
  const present = rows.flatMap((row) => row.current_publication_id ?? []);
  const texts = await readSettings(db, { table: 'publication_settings', key: 'publication_id' }, present);
  const own = await readSettings(db, { table: 'submission_settings', key: 'submission_id' }, ids);
  const sections = await readSettings(db, { table: 'section_settings', key: 'section_id' }, [
    ...new Set([...publications.values()].flat().flatMap((row) => row.section_id ?? [])),
  ]);
  const [authors, keywords] = [await readAuthors(reading, present), await readKeywords(reading, present)];
  const dois = await readDois(db, journal, present);
  const [parts, decisions] = [await readParts(reading, ids), await readDecisions(reading, ids)];
  const [reviews, files] = [await readReviews(reading, ids), await readFiles(reading, ids)];
  const [notes, mails] = [await readNotes(reading, ids), await readMailCounts(reading, ids)];
  return rows.map((row): OjsSubmission => {
    const id = must(row, 'submission_id');
    const publication = row.current_publication_id ?? '';
    const versions = publications.get(id) ?? [];
    const current = versions.find((one) => one.publication_id === publication);
    const locale = row.locale ?? journal.locale;
    const text = (name: string): string => textIn(texts, publication, name, [locale, journal.locale]);
    const status = statusOf(row);
    return {
      ...{ id, status, locale, section: textIn(sections, current?.section_id ?? '', 'title', [journal.locale]) },
      submittedAt: status === 'draft' ? null : momentIn(timeZone, row.date_submitted ?? row.last_modified),
      changedAt: momentIn(timeZone, row.last_modified),
      title: [[text('prefix'), text('title')].filter(Boolean).join(' '), text('subtitle')].filter(Boolean).join(': '),
      ...{ abstract: text('abstract'), keywords: keywords.get(publication)?.get(locale) ?? [] },
      coverLetter: textIn(own, id, 'commentsForTheEditors', [locale]),
      ...{ doi: dois.get(publication) ?? text('pub-id::doi'), publishedAt: current?.date_published ?? null },
      otherLanguages: languagesOf(texts, publication, 'title').filter((other) => other !== locale),
      ...{ authors: authors.get(publication) ?? [], ...parts(id), decisions: decisions.get(id) ?? [] },
      ...{ reviews: reviews.get(id) ?? [], files: files.get(id) ?? [], notes: notes.get(id) ?? [] },
      ...{ mails: mails.get(id) ?? 0, otherVersions: Math.max(0, versions.length - 1) },
    };
  });
}

async function readPublications(db: OjsDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, Row[]>> {
  const rows = await db.rows(
    `SELECT publication_id, submission_id, section_id, date_published FROM publications WHERE submission_id IN ${idList(ids)}`,
  );
  return groupedBy(rows, 'submission_id');
}

/** 3.3 stores DOIs among the settings of a publication, 3.4 in a table. */
async function readDois(
  db: OjsDatabase,
  { version }: OjsJournal,
  publications: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (version.startsWith('3.3')) return new Map();
  const rows = await db.rows(
    `SELECT p.publication_id, d.doi FROM publications p JOIN dois d ON d.doi_id = p.doi_id
      WHERE p.publication_id IN ${idList(publications)}`,
  );
  return new Map(rows.map((row) => [must(row, 'publication_id'), must(row, 'doi')]));
}
