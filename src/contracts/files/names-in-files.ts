import type { Designation } from './files';

/*
 * Files that a member of the office adds to a manuscript. Authors and reviewers must not learn who sent them, so they get copies without the
 * names in these files (ADR 16).
 */

/** Extensions of files from which the names of people can be removed. */
const CLEANABLE: readonly string[] = ['docx', 'pdf', 'png', 'jpg', 'tiff'];

/** Designations of the office that neither authors nor reviewers see. */
const OF_OFFICE_ALONE: readonly Designation[] = ['CoverLetter', 'Powerpoint Presentation'];

/** True for the kinds of files of which a copy without the names of people can be made. */
export const isCleanable = (extension: string): boolean => CLEANABLE.includes(extension);

/** True for files of the office that no one else sees. */
export const staysInOffice = (designation: Designation): boolean => OF_OFFICE_ALONE.includes(designation);

/** True for a file that others get as it is: the sender has to confirm that it names no one in the office. */
export const needsNamesCheck = (designation: Designation, extension: string): boolean =>
  !staysInOffice(designation) && !isCleanable(extension);
