import {
  comparableFileName,
  type Designation,
  DESIGNATION_LABELS,
  EXTENSIONS,
  extensionOf,
  FILE_MESSAGES,
  GENERATED_DESIGNATIONS,
  type JournalSettings,
  MAX_UPLOAD_BYTES,
  REVISION_DESIGNATIONS,
  SINGLE_DESIGNATIONS,
  sizeLabel,
  STAFF_DESIGNATIONS,
  WIZARD_DESIGNATIONS,
} from '../../contracts';
import { type Actor, Refusal } from './commands';
import type { ArticleFile } from './events';
import { requireRule } from './requirements';
import { rolesOf } from './roles';
import { REVISION_STATUSES } from './status-sets';
import type { ArticleState } from './state';

export const isGenerated = (file: ArticleFile): boolean => GENERATED_DESIGNATIONS.includes(file.designation);

/** The author of a revision prepares the next one; everybody else works on the present one (spec part 1, section 5). */
export function workingRevision(state: ArticleState, actor: Actor): number {
  const isAuthor = rolesOf(state, actor).has('A');
  return isAuthor && REVISION_STATUSES.includes(state.status) ? state.revision + 1 : state.revision;
}

/** What somebody may upload now; authors only what belongs to a submission or a revision (lifecycle, section 4 (17)). */
export function designationsFor(state: ArticleState, actor: Actor): readonly Designation[] {
  if (!rolesOf(state, actor).has('A')) return [...REVISION_DESIGNATIONS, ...STAFF_DESIGNATIONS];
  return workingRevision(state, actor) === 0 ? WIZARD_DESIGNATIONS : REVISION_DESIGNATIONS;
}

const oneOnly = (designation: Designation): string =>
  designation === 'Tables'
    ? FILE_MESSAGES.oneTables
    : `You can only add one file of type ${DESIGNATION_LABELS[designation]}`;

/** @throws Refusal RULE when the extension does not fit the designation; both the record's and the name's are looked at. */
function requireExtension(file: ArticleFile): void {
  const allowed = EXTENSIONS[file.designation];
  const fits = allowed.includes(file.extension) && allowed.includes(extensionOf(file.fileName));
  const label = DESIGNATION_LABELS[file.designation];
  const message = `Files of type ${label} must have one of these extensions: ${allowed.map((one) => `.${one}`).join(', ')}.`;
  requireRule(fits, message, { type: message });
}

function requireSize(file: ArticleFile, { maxUploadBytes }: JournalSettings): void {
  const message =
    maxUploadBytes === MAX_UPLOAD_BYTES
      ? FILE_MESSAGES.tooLarge
      : `The file is larger than ${sizeLabel(maxUploadBytes)}. Please upload a smaller one.`;
  requireRule(file.size <= maxUploadBytes, message, { file: message });
  requireRule(file.size > 0, 'The file is empty.', { file: 'The file is empty.' });
}

/** @throws Refusal when the upload is not allowed as it is (spec part 1, section 5, 'File upload'). */
export function requireUploadable(state: ArticleState, file: ArticleFile, actor: Actor, limits: JournalSettings): void {
  if (isGenerated(file))
    throw new Refusal('FORBIDDEN', `The ${DESIGNATION_LABELS[file.designation]} is made by the system.`);
  const allowed = designationsFor(state, actor).includes(file.designation);
  const label = DESIGNATION_LABELS[file.designation];
  requireRule(allowed, `A file of type ${label} cannot be added here.`, { type: 'Choose another type of file.' });
  const revision = workingRevision(state, actor);
  requireRule(file.revision === revision, `Files can be added to revision ${revision} only.`, {
    revision: `Only ${revision} is possible now.`,
  });
  requireExtension(file);
  requireSize(file, limits);
  const present = state.files.filter((one) => one.revision === revision && !isGenerated(one));
  const name = comparableFileName(file.fileName);
  const isTaken = present.some((one) => comparableFileName(one.fileName) === name);
  requireRule(!isTaken, FILE_MESSAGES.sameName, { filename: FILE_MESSAGES.sameName });
  const isSecond = present.some((one) => one.designation === file.designation);
  const message = oneOnly(file.designation);
  requireRule(!isSecond || !SINGLE_DESIGNATIONS.includes(file.designation), message, { type: message });
}
