import {
  countProblem,
  type Designation,
  DESIGNATION_LABELS,
  DOCUMENT_SOURCES,
  extensionMessage,
  extensionOf,
  EXTENSIONS,
  GENERATED_DESIGNATIONS,
  type JournalSettings,
  MADE_EXTENSIONS,
  nameProblem,
  officeDesignations,
  REVISION_DESIGNATIONS,
  sizeProblem,
  WIZARD_DESIGNATIONS,
} from '../../../contracts';
import { type Actor, Refusal } from '../commands';
import type { ArticleFile } from '../events';
import { REVISION_STATUSES } from '../lifecycle/status-sets';
import { rolesOf } from '../people/roles';
import { requireRule } from '../requirements';
import type { ArticleState } from '../state';

export const isGenerated = (file: ArticleFile): boolean => GENERATED_DESIGNATIONS.includes(file.designation);

/** True for a generated document of which no source is left in its revision. */
export function isOrphaned(file: ArticleFile, files: readonly ArticleFile[]): boolean {
  const sources = DOCUMENT_SOURCES[file.designation];
  if (!sources) return false;
  return !files.some((one) => one.revision === file.revision && sources.includes(one.designation));
}

/** While a revision is requested, the author works on the next revision; all others work on the present one (spec part 1, section 5). */
export function workingRevision(state: ArticleState, actor: Actor): number {
  const isAuthor = rolesOf(state, actor).has('A');
  return isAuthor && REVISION_STATUSES.includes(state.status) ? state.revision + 1 : state.revision;
}

/** The designations that an actor may upload now; authors only those of a submission or a revision (lifecycle, section 4 (17)). */
export function designationsFor(state: ArticleState, actor: Actor): readonly Designation[] {
  if (!rolesOf(state, actor).has('A')) return officeDesignations(actor.kind === 'person' ? actor.group : null);
  return workingRevision(state, actor) === 0 ? WIZARD_DESIGNATIONS : REVISION_DESIGNATIONS;
}

/** @throws Refusal RULE when the extension of the record or of the file name is not allowed for the designation. */
function requireExtension(file: ArticleFile, isMade: boolean): void {
  const made = isMade ? (MADE_EXTENSIONS[file.designation] ?? []) : [];
  const allowed = [...EXTENSIONS[file.designation], ...made];
  const fits = allowed.includes(file.extension) && allowed.includes(extensionOf(file.fileName));
  const message = extensionMessage(file.designation);
  requireRule(fits, message, { type: message });
}

function requireSize(file: ArticleFile, { maxUploadBytes }: JournalSettings): void {
  const problem = sizeProblem(file.size, maxUploadBytes);
  if (problem !== undefined) throw new Refusal('RULE', problem, { file: problem });
}

/**
 * `isMade`: the product made the file for its author, or it is a copy of a file that may be such a file.
 * @throws Refusal when the upload breaks a rule (spec part 1, section 5, 'File upload').
 */
export function requireUploadable(
  state: ArticleState,
  file: ArticleFile,
  { actor, settings }: { actor: Actor; settings: JournalSettings },
  isMade = false,
): void {
  if (isGenerated(file))
    throw new Refusal('FORBIDDEN', `The ${DESIGNATION_LABELS[file.designation]} is made by the system.`);
  const allowed = designationsFor(state, actor).includes(file.designation);
  const label = DESIGNATION_LABELS[file.designation];
  requireRule(allowed, `A file of type ${label} cannot be added here.`, { type: 'Choose another type of file.' });
  const revision = workingRevision(state, actor);
  requireRule(file.revision === revision, `Files can be added to revision ${revision} only.`, {
    revision: `Only ${revision} is possible now.`,
  });
  requireExtension(file, isMade);
  requireSize(file, settings);
  const present = state.files.filter((one) => one.revision === revision && !isGenerated(one));
  const taken = nameProblem(
    file.fileName,
    present.map((one) => one.fileName),
  );
  if (taken !== undefined) throw new Refusal('RULE', taken, { filename: taken });
  const second = countProblem(
    file.designation,
    present.map((one) => one.designation),
  );
  if (second !== undefined) throw new Refusal('RULE', second, { type: second });
}
