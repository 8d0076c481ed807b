import {
  BLIND_GROUPS,
  FINAL_STATUSES,
  hidesAuthorsFromEditors,
  hidesSomeAuthors,
  type JournalSettings,
} from '../../../contracts';
import type { Actor } from '../commands';
import type { ArticleFile } from '../events';
import { hasAnonymousCopy } from '../files/anonymous-files';
import { isReviewed } from '../files/reviewed-files';
import type { ArticleState } from '../state';
import { relationsOf } from './roles';

/** What a decision about the veil needs of the settings: a draft has no mode of its own yet. */
type VeilSettings = Pick<JournalSettings, 'reviewModes'>;

/** A withdrawal is no decision: the authors may come back, and the editors still do not know them. */
const isDecided = ({ status }: Pick<ArticleState, 'status'>): boolean =>
  FINAL_STATUSES.includes(status) && status !== 'WITHDRAWN';

/** True for a submitted article whose authors editors must not learn now (ADR 122). */
export const isVeiled = (state: Pick<ArticleState, 'reviewMode' | 'status' | 'submittedAt'>): boolean =>
  state.submittedAt !== null && hidesAuthorsFromEditors(state.reviewMode) && !isDecided(state);

/** True for people who must not learn the authors under such a review, whatever their part in it. */
export const isBlind = (actor: Actor): boolean => actor.kind === 'person' && BLIND_GROUPS.includes(actor.group);

/**
 * The one decision on whether a person may learn who the authors of an article are as a member of staff. Drafts are hidden while a
 * submission may make them triple-anonymous. People with a part of their own in it are not concerned: what they see as its
 * author or reviewer has its own rules.
 */
export function mayKnowAuthors(state: ArticleState, actor: Actor, settings: VeilSettings): boolean {
  const isHidden = state.submittedAt === null ? hidesSomeAuthors(settings.reviewModes) : isVeiled(state);
  if (!isHidden || !isBlind(actor)) return true;
  const relations = relationsOf(state, actor);
  return !relations.has('office') && !relations.has('associate');
}

/** Uploaded files reach editors as they reach reviewers: as copies without names, and only those of which one can be made. */
const isShown = (file: ArticleFile): boolean => isReviewed(file) && hasAnonymousCopy(file);

/** People of the office and reviewers: of all others only authors change an article. */
function isNoAuthor(state: ArticleState, userId: string): boolean {
  const { handledBy, associates, assignments } = state;
  return (
    handledBy.includes(userId) ||
    associates.some(({ associateId }) => associateId === userId) ||
    assignments.some(({ reviewerId }) => reviewerId === userId)
  );
}

/** What an article tells an editor who must not know its authors: neither them nor what they wrote for the office. */
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
  corrections: state.corrections.map((one) => ({ ...one, reason: '', description: '' })),
  files: state.files.filter(isShown).map(({ originalName: _name, ...file }) => file),
  removedFiles: state.removedFiles.filter(isShown).map(({ originalName: _name, ...file }) => file),
});

/** The article as this person may know it; `past`: at an earlier moment, to which their present rights apply. */
export function stateFor(
  state: ArticleState,
  actor: Actor,
  settings: VeilSettings,
  past: ArticleState = state,
): ArticleState {
  return mayKnowAuthors(state, actor, settings) ? past : veiled(past);
}
