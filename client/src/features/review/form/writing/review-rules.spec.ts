import {
  COMMENT_FIELDS,
  QUESTION_FIELDS,
  RATING_FIELDS,
  REVIEW_FIELDS,
  REVIEW_REQUIRED_MESSAGES,
  type ReviewDraft,
} from '@contracts';
import { reviewProblems } from './review-rules';

const complete: ReviewDraft = {
  ...Object.fromEntries(RATING_FIELDS.map((field) => [field, 'NA'])),
  ...Object.fromEntries(QUESTION_FIELDS.map((field) => [field, false])),
  ...Object.fromEntries(COMMENT_FIELDS.map((field) => [field, '<p>Fine.</p>'])),
  recommendation: 'Acceptance',
};

/** Spec part 1, section 5, 'Review submit': nine ratings, a recommendation, three questions and eight texts, with the form's labels. */
const MESSAGES: [field: string, message: string][] = [
  ['significance', 'Significance is required.'],
  ['originality', 'Originality is required.'],
  ['design', 'Design is required.'],
  ['impact', 'Impact is required.'],
  ['relevance', 'Relevance is required.'],
  ['abstractQuality', 'Abstract quality is required.'],
  ['conclusions', 'Conclusions is required.'],
  ['referencing', 'Referencing is required.'],
  ['rating', 'Overall rating is required.'],
  ['recommendation', 'Recommendation is required.'],
  ['violation', 'Violation is required.'],
  ['editorialNeeded', 'Editorial needed is required.'],
  ['volunteer', 'Volunteer is required.'],
  ['general', 'General comments is required.'],
  ['major', 'Major comments is required.'],
  ['minor', 'Minor comments is required.'],
  ['commentsAbstract', 'Comments on the abstract is required.'],
  ['commentsTables', 'Comments on the tables is required.'],
  ['commentsFigures', 'Comments on the figures is required.'],
  ['commentsReferences', 'Comments on the references is required.'],
  ['commentsToEditor', 'Comments to the editor is required.'],
];

describe('A complete review', () => {
  it('has no missing fields once everything is filled in', () => {
    expect(reviewProblems(complete)).toEqual({});
  });

  it.each(MESSAGES)('%s, or the form says "%s"', (field, message) => {
    expect(reviewProblems({ ...complete, [field]: undefined })).toEqual({ [field]: message });
  });

  it('consists of exactly the fields of the form', () => {
    expect(Object.keys(reviewProblems({}))).toEqual(MESSAGES.map(([field]) => field));
    expect(Object.entries(REVIEW_REQUIRED_MESSAGES)).toEqual(MESSAGES);
    expect(REVIEW_FIELDS).toHaveLength(21);
  });

  it.each(COMMENT_FIELDS)('needs more than markup and spaces in %s', (field) => {
    expect(reviewProblems({ ...complete, [field]: '<p>&nbsp; <br></p>' })).toHaveProperty(field);
  });
});
