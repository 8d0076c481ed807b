import type { ArticleState } from '../../article';

/** Ids of all people that the changes of an article may name. */
export function peopleOfState(state: ArticleState): string[] {
  const { fields, assignments, associates, notes } = state;
  const ids = [
    state.uploaderId,
    fields.reviewerOne,
    fields.reviewerTwo,
    fields.reviewerRemoved,
    ...assignments.flatMap((one) => [one.reviewerId, ...Object.keys(one.ratings)]),
    ...associates.map((tenure) => tenure.associateId),
    ...notes.map((note) => note.authorId),
  ];
  return [...new Set(ids)].filter((id) => id !== null && id !== '') as string[];
}
