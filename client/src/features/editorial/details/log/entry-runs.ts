import { type ArticleLogEntry, t } from '@contracts';
import { formatDate } from '../../../../shared/display/format';
import { isMinor } from './log-kinds';

/** Fewer mails and files after each other are not worth a fold. */
const FOLDED = 3;

/** Entries after each other that are shown together: one, or mails and files of a day that can be folded. */
export interface EntryRun {
  entries: readonly [ArticleLogEntry, ...ArticleLogEntry[]];
  foldable: boolean;
}

/** The entries in their order; with `folds`, mails and files of one day that follow each other are together. */
export function runsOf(entries: readonly ArticleLogEntry[], folds: boolean): EntryRun[] {
  const runs: [ArticleLogEntry, ...ArticleLogEntry[]][] = [];
  for (const entry of entries) {
    const before = runs.at(-1);
    const last = before?.at(-1);
    const joins = folds && last && isMinor(last) && isMinor(entry) && dayOf(last) === dayOf(entry);
    if (joins) before?.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run): EntryRun[] =>
    run.length >= FOLDED
      ? [{ entries: run, foldable: true }]
      : run.map((entry) => ({ entries: [entry], foldable: false })),
  );
}

const dayOf = ({ actionTime }: ArticleLogEntry): string => formatDate(actionTime);

/** '4 entries about files and mails'. */
export function runLabel({ entries }: EntryRun): string {
  const mails = entries.filter(({ actionType }) => actionType === 'MAIL').length;
  const about = mails === 0 ? 'files' : mails === entries.length ? 'mails' : 'both';
  return t('{count} entries about {about, select, files {files} mails {mails} other {files and mails}}', {
    count: entries.length,
    about,
  });
}
