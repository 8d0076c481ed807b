import type { Deciders } from '../deciders';
import type { ArticleEventData } from '../events';
import type { Appliers } from '../fold/appliers';
import { eventOf } from '../recorded';
import type { ArticleState, Assignment } from '../state';

type Replaced = ArticleEventData['AccountReplaced'];

/** True when this account uploaded the article, was asked to review it, is an alternate or held it. */
const hasPart = (state: ArticleState, userId: string): boolean =>
  state.uploaderId === userId ||
  state.assignments.some((one) => one.reviewerId === userId) ||
  state.alternates.reviewerIds.includes(userId) ||
  state.associates.some((one) => one.associateId === userId);

/** A repeated command finds nothing to replace and records no event. */
export const accountDeciders: Deciders<'ReplaceAccount'> = {
  ReplaceAccount: (state, replaced) => (hasPart(state, replaced.fromId) ? [eventOf('AccountReplaced', replaced)] : []),
};

const inAssignment = (assignment: Assignment, { fromId, toId }: Replaced): Assignment => ({
  ...assignment,
  reviewerId: assignment.reviewerId === fromId ? toId : assignment.reviewerId,
  ratings: Object.fromEntries(
    Object.entries(assignment.ratings).map(([userId, rate]) => [userId === fromId ? toId : userId, rate]),
  ),
});

function replaced(state: ArticleState, data: Replaced): ArticleState {
  const { fromId, toId } = data;
  const of = <Id extends string | null>(id: Id): Id | string => (id === fromId ? toId : id);
  return {
    ...state,
    uploaderId: of(state.uploaderId),
    lastUserId: of(state.lastUserId),
    authorLastUserId: of(state.authorLastUserId),
    handledBy: [...new Set(state.handledBy.map(of))],
    assignments: state.assignments.map((one) => inAssignment(one, data)),
    alternates: { ...state.alternates, reviewerIds: [...new Set(state.alternates.reviewerIds.map(of))] },
    associates: state.associates.map((one) => ({ ...one, associateId: of(one.associateId) })),
    authors: state.authors.map((author) => ({ ...author, id: of(author.id) })),
    authorship: state.authorship.map((one) => ({ ...one, authorId: of(one.authorId) })),
    notes: state.notes.map((note) => ({ ...note, authorId: of(note.authorId) })),
    fileAdditions: state.fileAdditions.map((addition) => ({ ...addition, by: of(addition.by) })),
  };
}

export const accountAppliers: Appliers<'AccountReplaced'> = {
  AccountReplaced: (state, data) => replaced(state, data),
};
