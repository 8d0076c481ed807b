import {
  BLIND_GROUPS,
  FINAL_STATUSES,
  hidesAuthorsFromEditors,
  hidesSomeAuthors,
  type JournalSettings,
} from '../../../contracts';
import type { Actor } from '../commands';
import type { ArticleFile } from '../events';
import { hasAnonymousCopy, withoutOwnName } from '../files/anonymous-files';
import { isReviewed } from '../files/reviewed-files';
import type { ArticleState } from '../state';
import { withoutComments } from './confidential-advice';
import { relationsOf } from './roles';

/** The settings that the veil depends on, because a draft has no mode of its own yet. */
type VeilSettings = Pick<JournalSettings, 'reviewModes'>;

/** A withdrawal is not a decision: the authors may submit again, so the editors still must not know them. */
const isDecided = ({ status }: Pick<ArticleState, 'status'>): boolean =>
  FINAL_STATUSES.includes(status) && status !== 'WITHDRAWN';

/** True for a submitted article whose authors editors must not know now (ADR 122). */
export const isVeiled = (state: Pick<ArticleState, 'reviewMode' | 'status' | 'submittedAt'>): boolean =>
  state.submittedAt !== null && hidesAuthorsFromEditors(state.reviewMode) && !isDecided(state);

/** True for people who must not know the authors in such a review, whatever their part in it. */
export const isBlind = (actor: Actor): boolean => actor.kind === 'person' && BLIND_GROUPS.includes(actor.group);

/**
 * Decides, in this one place, whether a person may know, as a member of staff, who the authors of an article are. Drafts are hidden while
 * a submission may make them triple-anonymous. The rule does not apply to people with a part of their own in the article: what they
 * see as its author or reviewer has its own rules.
 */
export function mayKnowAuthors(state: ArticleState, actor: Actor, settings: VeilSettings): boolean {
  const isHidden = state.submittedAt === null ? hidesSomeAuthors(settings.reviewModes) : isVeiled(state);
  if (!isHidden || !isBlind(actor)) return true;
  const relations = relationsOf(state, actor);
  return !relations.has('office') && !relations.has('associate');
}

/** Editors get the same files as reviewers: copies without names, and only of files for which such a copy can be made. */
const isShown = (file: ArticleFile): boolean => isReviewed(file) && hasAnonymousCopy(file);

/** True for people of the office and reviewers. Apart from them, only authors change an article. */
function isNoAuthor(state: ArticleState, userId: string): boolean {
  const { handledBy, associates, assignments } = state;
  return (
    handledBy.includes(userId) ||
    associates.some(({ associateId }) => associateId === userId) ||
    assignments.some(({ reviewerId }) => reviewerId === userId)
  );
}

/** The article for an editor who must not know its authors: without the authors and without what they wrote for the office. */
export const veiled = (state: ArticleState): ArticleState => ({
  ...state,
  authorsHidden: true,
  uploaderId: '',
  uploaderEmail: '',
  authors: [],
  authorship: [],
  authorLastUserId: null,
  lastUserId: state.lastUserId !== null && isNoAuthor(state, state.lastUserId) ? state.lastUserId : null,
  fields: {
    ...state.fields,
    coverLetter: '',
    note: '',
    previousId: '',
    firstTime: null,
    relationshipOne: '',
    relationshipTwo: '',
  },
  // No person has searched the notes of an import for names. They identify an earlier submission, and authors wrote some of them.
  notes: state.notes.filter(({ authorId, imported }) => authorId !== null && imported !== true),
  corrections: state.corrections.map((one) => ({ ...one, reason: '', description: '' })),
  files: state.files.filter(isShown).map(withoutOwnName),
  removedFiles: state.removedFiles
    .filter(isShown)
    .map((file) => ({ ...withoutOwnName(file), removedAt: file.removedAt })),
});

/** The article as this person may see it; `past`: the article at an earlier time, to which their present rights apply. */
export function stateFor(
  state: ArticleState,
  actor: Actor,
  settings: VeilSettings,
  past: ArticleState = state,
): ArticleState {
  const known = withoutComments(state, actor, past);
  return mayKnowAuthors(state, actor, settings) ? known : veiled(known);
}
