import { type ArticleLogEntry, t } from '@contracts';
import { formatDate } from '../../../../shared/display/format';
import { isMinor } from './log-kinds';

/** The minimum number of consecutive mails and files that are folded. */
const MIN_RUN_LENGTH = 3;

/** Consecutive entries that are shown together: a single entry, or mails and files of one day that can be folded. */
export interface EntryRun {
  entries: readonly [ArticleLogEntry, ...ArticleLogEntry[]];
  foldable: boolean;
}

/** The entries in their order. With `folds`, consecutive mails and files of one day are grouped. */
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
    run.length >= MIN_RUN_LENGTH
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
