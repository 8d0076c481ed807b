import type { ArticleState, Assignment, AssociateTenure } from '../../article';
import {
  type ArticleReviewerView,
  type EditorAssignmentView,
  type NoteView,
  type PersonName,
  t,
} from '../../contracts';
import { requestLateDays, type Today } from '../lateness/waiting-of';

type CalendarDay = Pick<Today, 'now' | 'timeZone'>;

/** A person as a view shows them. */
export interface ViewPerson extends PersonName {
  areasOfExpertise: string | null;
}
/** By id of the account. */
export type PeopleById = ReadonlyMap<string, ViewPerson>;

/** A deleted account keeps its place in the history. */
const personOf = (people: PeopleById, id: string): ViewPerson =>
  people.get(id) ?? {
    ...{ id, firstName: '', lastName: t('Unknown'), institute: null, areasOfExpertise: null, isGone: true },
  };

export function personName(people: PeopleById, id: string): PersonName {
  const { firstName, lastName, institute, isGone } = personOf(people, id);
  return { id, firstName, lastName, institute: institute ?? null, ...(isGone && { isGone }) };
}

function meanRating(ratings: Record<string, number>): number | null {
  const values = Object.values(ratings);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A request to a reviewer with everything the office may know about it. Without `today` it says nothing about late days. */
export function reviewerView(one: Assignment, people: PeopleById, today: CalendarDay | null): ArticleReviewerView {
  const { areasOfExpertise } = personOf(people, one.reviewerId);
  // A review that was sent back is not a recommendation: its reviewer may write another.
  const recommendation = one.status === 'Completed' ? (one.review?.recommendation ?? null) : null;
  return {
    id: one.assignmentId,
    reviewer: { ...personName(people, one.reviewerId), areasOfExpertise },
    status: one.status,
    revision: one.revision,
    selectedDate: one.selectedAt,
    mailedDate: one.mailedAt,
    decidedDate: one.decidedAt,
    completedDate: one.completedAt,
    answerDueDate: one.answerDueAt,
    reviewDueDate: one.reviewDueAt,
    overdueDays: today && requestLateDays(one, today),
    recommendation,
    review: { recommendation },
    avgRating: meanRating(one.ratings),
    declineReason: one.declineReason,
    suggestedColleague: one.suggestedColleague,
    interests: one.interests,
    publication: one.publication,
  };
}

const tenureView = (tenure: AssociateTenure, people: PeopleById): EditorAssignmentView => ({
  associateEditor: personName(people, tenure.associateId),
  assignedAt: tenure.assignedAt,
  dueAt: tenure.dueAt,
  endedAt: tenure.endedAt,
  editorDecisions: tenure.advices.map(({ advice, comment, description, at }) => ({
    decision: advice,
    decisionDescription: description,
    decisionComment: comment,
    at,
  })),
});

const noteViews = (state: ArticleState, people: PeopleById): NoteView[] =>
  state.notes.map(({ noteId, note, authorId, at }) => ({
    id: noteId,
    date: at,
    note,
    assistantEditor: personName(people, authorId ?? ''),
  }));

/** Reviewers, associate editors and notes: visible to the office only. */
export const officeParts = (
  state: ArticleState,
  people: PeopleById,
  today: CalendarDay | null,
): {
  articleReviewer: ArticleReviewerView[];
  editorAssignements: EditorAssignmentView[];
  articleNotes: NoteView[];
} => ({
  articleReviewer: state.assignments.map((one) => reviewerView(one, people, today)),
  editorAssignements: state.associates.map((tenure) => tenureView(tenure, people)),
  articleNotes: noteViews(state, people),
});

/** Ids of the reviewers nominated by the authors, without duplicates. */
export function nomineesOf({ fields }: ArticleState): string[] {
  const named = [fields.reviewerOne, fields.reviewerTwo, fields.reviewerRemoved];
  return [...new Set(named.filter((id) => id !== null))];
}

/** Ids of all people that a view of this article may name. */
export function peopleOf(state: ArticleState): string[] {
  const ids = [
    state.uploaderId,
    ...nomineesOf(state),
    ...state.assignments.map((one) => one.reviewerId),
    ...state.associates.map((tenure) => tenure.associateId),
    ...state.notes.map((note) => note.authorId ?? ''),
  ];
  return [...new Set(ids)].filter((id) => id !== '');
}
