import { texts } from './language/texts';

/** Messages of the spec, verbatim, misspellings included (spec parts 1 and 2, section 8). */
export const MESSAGES = texts({
  registered: 'Registration successfully completed.',
  added: 'Successfully added',
  updated: 'Successfully updated',
  deleted: 'Successfully deleted',
  filesUploaded: 'Files successfully uploaded.',
  submitted: 'Article is successfully submited.',
  draftSaved: 'Draft saved.',
  reviewSubmitted: 'Review successfully submitted.',
  reviewAccepted: 'Review is successfully accepted.',
  reviewDeclined: 'Review is successfully declined.',
  articleAccepted: 'Article successfully accepted.',
  articleRejected: 'Article successfully rejected.',
  correctionRequested:
    'The status of article has been changed to `Correction` and a message has been send to the author.',
  returnedToAssistant: 'Article is returned to assistant editor.',
  associateAssigned: 'Associate editor successfully assigned.',
  copied: 'Copied.',
  notFoundPage: "THE PAGE YOU'RE LOOKING FOR WAS NOT FOUND!",
  noSubmitted: 'No submited article',
  noDraft: 'No draft article',
  noReviewers: 'There are no reviewers assigned for this revision.',
  noReviews: 'There is no review to show...',
  confirmDelete: 'Are you sure you want delete?',
  confirmMoveOn: 'Are you sure you want to move on?',
  confirmForward: 'Are you sure you want forward paper to Assistant editor?',
  confirmReuse: 'Reuse files from the previous revision?',
});
