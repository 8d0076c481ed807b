import {
  ADVICES,
  type ArticleAction,
  type ArticleStatus,
  type Decision,
  DECISIONS,
  FIRST_ROUND_DECISIONS,
  REVIEWS_HIDDEN_STATUSES,
  t,
} from '../../../contracts';
import type { Actor, ArticleCommandType } from '../commands';
import { relationsOf, rolesOf } from '../people/roles';
import type { ArticleState } from '../state';
import { closedBecause } from './deciders/closed';
import { type Role, ROLES, rowsFor } from './transitions';

/** The command of each action; the two views have none. */
const COMMANDS: Record<Exclude<ArticleAction, 'see-reviews' | 'see-log'>, ArticleCommandType> = {
  'change-draft': 'ChangeDraft',
  'delete-draft': 'DeleteDraft',
  submit: 'Submit',
  'pass-check': 'PassCheck',
  'reject-at-check': 'RejectAtCheck',
  'request-correction': 'RequestCorrection',
  'submit-correction': 'SubmitCorrection',
  'assign-associate': 'AssignAssociate',
  'return-to-assistant': 'ReturnToAssistant',
  advise: 'Advise',
  decide: 'Decide',
  'submit-revision': 'SubmitRevision',
  override: 'Override',
  withdraw: 'Withdraw',
  'choose-reviewers': 'SelectReviewer',
  'resume-review': 'ResumeReview',
  'manage-files': 'AddFile',
  'write-note': 'AddNote',
  'rate-review': 'RateReview',
  'resend-mail': 'ResendMail',
  'write-to-author': 'WriteToAuthor',
};
type CommandAction = keyof typeof COMMANDS;
const COMMAND_ACTIONS = Object.keys(COMMANDS) as CommandAction[];

/** Why an action that the table allows is not possible now, as a sentence in the current language; null when it is possible. */
function blockingReason(state: ArticleState, action: CommandAction): string | null {
  const isRated = state.assignments.some((one) => one.status === 'Completed');
  if (action === 'rate-review' && !isRated) return t('There is no completed review to rate yet.');
  return null;
}

const STAFF_VIEWS: readonly ArticleAction[] = ['see-reviews', 'see-log'];

function views(state: ArticleState, actor: Actor): ArticleAction[] {
  const relations = relationsOf(state, actor);
  if (state.status === 'DRAFT' || relations.size === 0) return [];
  if (relations.has('office') || relations.has('associate')) return [...STAFF_VIEWS];
  // Spec part 1, section 4, 'Reviews button', and lifecycle, section 3, 'Review mode': only after a decision.
  const isOpen = !REVIEWS_HIDDEN_STATUSES.includes(state.status) && state.decidedRevisions.length > 0;
  return isOpen ? ['see-reviews'] : [];
}

/** For lists of thousands of articles: the statuses in which a role may take an action, computed once. */
const OPEN_FROM = new Map(
  COMMAND_ACTIONS.map((action) => {
    const froms = ROLES.map((role) => {
      const rows = rowsFor(COMMANDS[action], new Set([role]));
      return [role, new Set(rows.flatMap(({ from }) => from))] as const;
    });
    return [action, new Map(froms)] as const;
  }),
);

/** The data that decides which actions are possible, apart from a person's roles. Lists have this data of an article. */
export interface Openness {
  status: ArticleStatus;
  /** Actions that something other than the status prevents, for everyone. */
  hindered: readonly ArticleAction[];
}

/** The hindered actions of an article (see Openness). */
export const blockedActions = (state: ArticleState): ArticleAction[] =>
  COMMAND_ACTIONS.filter((action) => blockingReason(state, action) !== null);

const opennessOf = (state: ArticleState): Openness => ({ status: state.status, hindered: blockedActions(state) });

function isOpenTo({ status, hindered }: Openness, roles: ReadonlySet<Role>, action: CommandAction): boolean {
  const froms = OPEN_FROM.get(action);
  for (const role of roles) if (froms?.get(role)?.has(status)) return !hindered.includes(action);
  return false;
}

/**
 * What the office, or the associate editor who holds the article, may do with it now. For lists, which have only the card; they omit
 * articles in which the viewer is involved.
 */
export function staffActions(openness: Openness, roles: ReadonlySet<Role>): ArticleAction[] {
  const views = openness.status === 'DRAFT' || roles.size === 0 ? [] : STAFF_VIEWS;
  return [...COMMAND_ACTIONS.filter((action) => isOpenTo(openness, roles, action)), ...views];
}

/** What an actor may do with an article now, by the table of transitions. */
export function actionsFor(state: ArticleState, actor: Actor): ArticleAction[] {
  if (!state.exists || state.deleted) return [];
  const roles = rolesOf(state, actor);
  const openness = opennessOf(state);
  return [...COMMAND_ACTIONS.filter((action) => isOpenTo(openness, roles, action)), ...views(state, actor)];
}

/** The decisions that an actor may record now; for the associate editor, the possible advices. */
export function decisionsFor(state: ArticleState, actor: Actor): Decision[] {
  const actions = actionsFor(state, actor);
  const open = actions.includes('decide') ? DECISIONS : actions.includes('advise') ? ADVICES : [];
  return open.filter((decision) => state.revision === 0 || !FIRST_ROUND_DECISIONS.includes(decision));
}

/** For each action of this person's roles that is not possible now: why, as a sentence in the current language. */
export function refusalsFor(state: ArticleState, actor: Actor): Partial<Record<ArticleAction, string>> {
  if (!state.exists || state.deleted) return {};
  const roles = rolesOf(state, actor);
  const openness = opennessOf(state);
  const closed = COMMAND_ACTIONS.filter(
    (action) => rowsFor(COMMANDS[action], roles).length > 0 && !isOpenTo(openness, roles, action),
  );
  return Object.fromEntries(
    closed.map((action) => {
      const isClosedByStatus = !rowsFor(COMMANDS[action], roles).some((row) => row.from.includes(state.status));
      const command = COMMANDS[action];
      return [action, isClosedByStatus ? closedBecause(state, command, roles) : blockingReason(state, action)];
    }),
  );
}
