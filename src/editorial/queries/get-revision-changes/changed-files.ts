import type { ArticleFile } from '../../../article';
import {
  type ChangedFile,
  type Designation,
  GENERATED_DESIGNATIONS,
  type RevisionChanges,
  STAFF_DESIGNATIONS,
} from '../../../contracts';

/** Each round has its own file of these kinds: the previous one is neither replaced nor missing. */
const OF_ONE_ROUND: readonly Designation[] = ['RebuttalLetter', 'MarkedManuscript'];

const isOfAuthor = ({ designation }: ArticleFile): boolean =>
  !GENERATED_DESIGNATIONS.includes(designation) && !STAFF_DESIGNATIONS.includes(designation);

/** In a revision the unmarked manuscript takes the place of the manuscript. */
const placeOf = ({ designation }: ArticleFile): Designation =>
  designation === 'UnmarkedManuscriptPDF' ? 'Manuscript' : designation;

const shown = ({ fileId, designation, fileName, figureTitle }: ArticleFile): ChangedFile => ({
  fileId,
  designation,
  filename: fileName,
  figureTitle,
});

/** Removes the first matching item from a list and returns it. */
function removeFirst<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const place = items.findIndex(fits);
  return place < 0 ? undefined : items.splice(place, 1)[0];
}

/**
 * The author's files of a revision compared with those of the revision before: a file with the same bytes is kept, another file in the same
 * place replaces it.
 */
export function changedFiles(files: readonly ArticleFile[], revision: number): RevisionChanges['files'] {
  const of = (wanted: number): ArticleFile[] => files.filter((file) => file.revision === wanted && isOfAuthor(file));
  if (revision === 0) return { added: [], replaced: [], removed: [], kept: 0 };
  const before = of(revision - 1).filter(({ designation }) => !OF_ONE_ROUND.includes(designation));
  const now = of(revision);
  const changed = now.filter(
    (file) => !removeFirst(before, (old) => old.hash === file.hash && placeOf(old) === placeOf(file)),
  );
  const added: ArticleFile[] = [];
  const replaced: ArticleFile[] = [];
  for (const file of changed) {
    const old = removeFirst(before, (one) => placeOf(one) === placeOf(file));
    (old ? replaced : added).push(file);
  }
  return {
    added: added.map(shown),
    replaced: replaced.map(shown),
    removed: before.map(shown),
    kept: now.length - changed.length,
  };
}
