import type { FileView } from '../article/article-views';
import type { GroupName } from '../identity/groups';
import { type Designation, GENERATED_DESIGNATIONS, REVISION_DESIGNATIONS, STAFF_DESIGNATIONS } from './files';

/* How the office sees and changes the files of an article (spec part 2, section 2, 'Manage files', section 5 and 6). */

/** Designations hidden from a group of the office: the overview from assistants, tables from editors and associate editors. */
export function hiddenDesignations(group: GroupName | null): readonly Designation[] {
  if (group === 'webmaster') return [];
  return group === 'assistant' ? ['Overview'] : ['Tables'];
}

/** Designations that a group of the office may add: the authors' and the office's own, except those hidden from the group. */
export const officeDesignations = (group: GroupName | null): readonly Designation[] =>
  [...REVISION_DESIGNATIONS, ...STAFF_DESIGNATIONS].filter((type) => !hiddenDesignations(group).includes(type));

type Placed = Pick<FileView, 'type' | 'revision'>;

/** Only files of the current revision can be deleted, and never the full article, which is regenerated instead. */
export const isDeletable = (file: Placed, revision: number): boolean =>
  file.revision === revision && file.type !== 'FullArticle';

/** The rule of `isDeletable`; in addition, generated files cannot be replaced by hand (lifecycle, section 4 (17)). */
export const isReplaceable = (file: Placed, revision: number): boolean =>
  isDeletable(file, revision) && !GENERATED_DESIGNATIONS.includes(file.type);

/** Special values of the revision filter; any other value is a revision. */
export const REVISION_FILTER_ALL = -2;
export const REVISION_FILTER_ACTIVE = -1;

/** The default filter shows every file of these designations, and only the latest of the others. */
export const KEPT_DESIGNATIONS: readonly Designation[] = [
  'Tables',
  'Figure',
  'SupplementaryFigures',
  'FigurePDF',
  'Powerpoint Presentation',
  'Additional',
  'Video',
];

type Dated = Placed & Pick<FileView, 'uploadDate'>;

const isLater = (one: Dated, other: Dated): boolean =>
  one.revision === other.revision ? one.uploadDate > other.uploadDate : one.revision > other.revision;

/** Files that match the revision filter, in order of arrival. */
export function filesOfFilter<File extends Dated>(files: readonly File[], filter: number): File[] {
  if (filter === REVISION_FILTER_ALL) return [...files];
  if (filter !== REVISION_FILTER_ACTIVE) return files.filter((file) => file.revision === filter);
  const hasLater = (file: File): boolean => files.some((other) => other.type === file.type && isLater(other, file));
  return files.filter((file) => KEPT_DESIGNATIONS.includes(file.type) || !hasLater(file));
}
