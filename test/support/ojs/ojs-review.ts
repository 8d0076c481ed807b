import type { OjsSubmissionMaker } from './ojs-submission';

const REVIEW = 517;

export type ReviewWay = 'selected' | 'invited' | 'accepted' | 'declined' | 'cancelled' | 'completed';

/** The steps that each kind of review reaches: notified, confirmed, completed. */
const STEPS: Record<ReviewWay, readonly [boolean, boolean, boolean]> = {
  ...{ selected: [false, false, false], invited: [true, false, false], accepted: [true, true, false] },
  ...{ declined: [true, true, false], cancelled: [true, false, false], completed: [true, true, true] },
};

/** A request to a reviewer in the present round, and its outcome. */
export function makeReview(submission: OjsSubmissionMaker, reviewer: number, way: ReviewWay, day: number): void {
  const { maker, by } = submission;
  const [notified, confirmed, completed] = STEPS[way];
  const when = (is: boolean, days: number): string | null => (is ? submission.at(days) : null);
  const isRated = completed && by.chance(0.3);
  const id = maker.make('review_assignments', 'review_id', {
    ...{ submission_id: submission.id, reviewer_id: reviewer, review_round_id: submission.roundId, stage_id: 3 },
    ...{
      round: submission.roundNumber,
      step: completed ? 4 : 1,
      review_method: by.pick([1, 2, 2, 3]),
      review_form_id: 1,
    },
    recommendation: completed ? by.pick([1, 2, 3, 4, 5, 6, null]) : null,
    ...{
      date_assigned: submission.at(day),
      date_notified: when(notified, day),
      date_confirmed: when(confirmed, day + 2),
    },
    ...{ date_completed: when(completed, day + 12), date_due: submission.at(day + 28) },
    ...{ date_response_due: submission.at(day + 7), last_modified: submission.at(day + (completed ? 12 : 3)) },
    ...{ declined: way === 'declined' ? 1 : 0, cancelled: way === 'cancelled' ? 1 : 0 },
    ...{ quality: isRated ? by.int(1, 5) : null, date_rated: when(isRated, day + 13) },
    competing_interests: confirmed && by.chance(0.2) ? '<p>We share a hospital.</p>' : null,
  });
  if (!completed) return;
  comment(submission, id, reviewer, day + 12, ['<p>Please <em>shorten</em> it.</p><p>p &lt; 0.05</p>', 1]);
  if (by.chance(0.6)) comment(submission, id, reviewer, day + 12, [`<p>Only for you, ${id}.</p>`, 0]);
  if (by.chance(0.4)) answerForm(submission, id);
  if (by.chance(0.3))
    submission.file({
      ...{ stage: 5, genre: 'OTHER', extension: 'pdf', day: day + 12 },
      assoc: { type: REVIEW, id },
      by: reviewer,
    });
}

function comment(
  { maker, id: submission_id, ...submission }: OjsSubmissionMaker,
  assoc_id: number,
  author_id: number,
  day: number,
  [comments, viewable]: [string, number],
): void {
  void submission;
  const about = { comment_type: 1, role_id: 4096, submission_id, assoc_id, author_id, comment_title: '' };
  const date_posted = new Date(Date.UTC(2021, 0, day)).toISOString().slice(0, 10);
  maker.make('submission_comments', 'comment_id', { ...about, comments, viewable, date_posted });
}

/** An answer in words, one choice, and several choices for the editors only. */
function answerForm({ maker }: OjsSubmissionMaker, review_id: number): void {
  const answers: [number, string, string][] = [
    [1, 'string', 'The methods are <fine> & sound.'],
    [2, 'int', '1'],
    [3, 'object', '["0","2"]'],
  ];
  for (const [review_form_element_id, response_type, response_value] of answers)
    maker.add('review_form_responses', { review_form_element_id, review_id, response_type, response_value });
}

/** The journal's own form. */
export function makeForm(maker: OjsSubmissionMaker['maker']): void {
  const element = (seq: number, included: number, question: string, choices: string[]): void => {
    const row = { review_form_id: 1, seq, element_type: choices.length > 0 ? 4 : 3, included };
    const id = maker.make('review_form_elements', 'review_form_element_id', row);
    const set = (name: string, value: string): void =>
      maker.setting('review_form_element_settings', 'review_form_element_id', id, [name, value]);
    set('question', question);
    if (choices.length > 0) set('possibleResponses', JSON.stringify(choices));
  };
  element(1, 1, '<p>What of the methods?</p>', []);
  element(2, 1, 'Is it new?', ['Yes', 'No']);
  element(3, 0, 'Anything wrong?', ['Ethics', 'Figures', 'Language']);
}
