import { Client } from 'pg';
import { OjsMaker } from './ojs-maker';
import { makeCast, type OjsCast } from './ojs-people';
import { makeForm, makeReview, type ReviewWay } from './ojs-review';
import { OjsSubmissionMaker } from './ojs-submission';
import type { OjsVersion } from './ojs-tables';

const SUBMISSION = 1048585;
const QUERY = 1048586;
const ROUND = 523;

type Shape = ConstructorParameters<typeof OjsSubmissionMaker>[3];
const shape = (stage: number, status = 1): Shape => ({ progress: 'complete', stage, status });

/** Sends the submission to review and invites reviewers, who answer in these ways. */
function review(one: OjsSubmissionMaker, day: number, ways: readonly ReviewWay[]): void {
  one.round();
  const reviewers = [...one.cast.reviewers];
  for (const way of ways) {
    const [reviewer = 1] = reviewers.splice(one.by.int(0, reviewers.length - 1), 1);
    makeReview(one, reviewer, way, day);
  }
}

const revise = (one: OjsSubmissionMaker, day: number, files = 1): void => {
  for (let nth = 0; nth < files; nth += 1)
    one.file({
      stage: 15,
      genre: nth === 0 ? 'SUBMISSION' : 'OTHER',
      extension: nth === 0 ? 'docx' : 'pdf',
      day,
      assoc: { type: ROUND, id: one.roundId },
      by: one.submitter,
    });
};

/** The paths of a submission in OJS. */
const SUBMISSION_PATHS: Record<string, [Shape, (one: OjsSubmissionMaker) => void]> = {
  draft: [{ progress: 'draft', stage: 1, status: 1 }, () => undefined],
  submitted: [shape(1), (one) => discuss(one)],
  desk: [shape(1, 4), (one) => one.decide('initialDecline', 3)],
  'asking reviewers': [
    shape(3),
    (one) => (one.decide('review', 2), review(one, 3, ['invited', 'declined', 'selected'])),
  ],
  'under review': [shape(3), (one) => (one.decide('review', 2), review(one, 3, ['accepted', 'accepted', 'cancelled']))],
  'without a step': [shape(3), (one) => review(one, 3, ['completed', 'invited'])],
  reviewed: [shape(3), (one) => (one.decide('review', 2), review(one, 3, ['completed', 'completed', 'declined']))],
  'revisions asked': [
    shape(3),
    (one) => (one.decide('review', 2), review(one, 3, ['completed', 'accepted']), one.decide('revisions', 30)),
  ],
  revised: [
    shape(3),
    (one) => (
      one.decide('review', 2),
      review(one, 3, ['completed', 'completed']),
      one.decide('revisions', 30),
      revise(one, 45, 2)
    ),
  ],
  'second round': [
    shape(3),
    (one) => {
      one.decide('review', 2);
      review(one, 3, ['completed', 'completed']);
      one.decide('resubmit', 30);
      revise(one, 60);
      one.decide('newRound', 61);
      review(one, 62, ['completed', 'accepted']);
    },
  ],
  'round without files': [
    shape(3),
    (one) => {
      one.decide('review', 2);
      review(one, 3, ['completed']);
      one.decide('resubmit', 30);
      review(one, 62, ['completed', 'invited']);
    },
  ],
  published: [
    shape(5, 3),
    (one) => {
      one.decide('review', 2);
      review(one, 3, ['completed', 'completed', 'invited']);
      one.decide('revisions', 30);
      revise(one, 50, 2);
      one.decide('accept', 60);
      one.decide('production', 70);
      one.file({ stage: 10, genre: 'OTHER', extension: 'pdf', day: 80, by: one.submitter });
    },
  ],
  'published at once': [shape(5, 3), () => undefined],
  'accepted in words': [
    shape(4),
    (one) => (
      one.decide('review', 2),
      review(one, 3, ['completed']),
      one.decide('revisions', 30),
      one.decide('accept', 40)
    ),
  ],
  'accepted unread': [shape(4), (one) => one.decide('accept', 3)],
  declined: [
    shape(3, 4),
    (one) => (one.decide('review', 2), review(one, 3, ['completed', 'completed']), one.decide('decline', 30)),
  ],
  'declined and taken back': [
    shape(3),
    (one) => (
      one.decide('review', 2),
      review(one, 3, ['completed']),
      one.decide('decline', 30),
      one.decide('revertDecline', 40)
    ),
  ],
  recommended: [
    shape(3),
    (one) => {
      const [sectionEditor = 1, other = 1] = one.cast.sectionEditors;
      one.assign('sectionEditor', other, 0);
      one.assign('sectionEditor', sectionEditor, 1);
      one.decide('review', 2);
      review(one, 3, ['completed', 'completed']);
      one.decide('recommendAccept', 25, sectionEditor);
      one.decide('revisions', 30);
    },
  ],
  'declined in silence': [shape(1, 4), () => undefined],
};

function discuss(one: OjsSubmissionMaker): void {
  const query = one.maker.make('queries', 'query_id', {
    assoc_type: SUBMISSION,
    assoc_id: one.id,
    stage_id: 1,
    closed: 0,
  });
  const note = { assoc_type: QUERY, assoc_id: query, date_created: one.at(1), title: 'Figures' };
  one.maker.make('notes', 'note_id', {
    ...note,
    user_id: one.submitter,
    contents: '<p>Are they <b>large</b> enough?</p>',
  });
  const mail = {
    assoc_type: SUBMISSION,
    assoc_id: one.id,
    sender_id: 1,
    date_sent: one.at(1),
    subject: 'Hello',
    body: 'Hello',
  };
  one.maker.make('email_log', 'log_id', mail);
}

function begin(maker: OjsMaker, cast: OjsCast, nth: number): void {
  const names = Object.keys(SUBMISSION_PATHS);
  const [form, applyHistory] = SUBMISSION_PATHS[names[(nth - 1) % names.length] ?? 'draft'] ?? [
    shape(1),
    () => undefined,
  ];
  const one = new OjsSubmissionMaker(maker, cast, nth, form);
  const own = { day: 0, by: one.submitter };
  const bytes = one.file({ ...own, stage: 2 });
  if (one.by.chance(0.4)) one.file({ ...own, stage: 2, genre: 'IMAGE', extension: 'png' });
  if (one.by.chance(0.3)) one.file({ ...own, stage: 2, genre: 'OTHER', extension: 'zip' });
  if (nth % 17 === 0) one.file({ ...own, stage: 2, genre: 'OTHER', extension: 'pdf', stored: false });
  // For reviewers OJS creates another record of the same bytes.
  if (form.stage >= 3) one.file({ stage: 4, day: 2, by: 1, copyOf: bytes });
  applyHistory(one);
}

/** The number of submissions that have every path once. */
export const SUBMISSION_PATH_COUNT = Object.keys(SUBMISSION_PATHS).length;

/** Makes an OJS with this number of submissions, in all possible states, in an empty database and a folder. */
export async function makeOjs(
  version: OjsVersion,
  size: number,
  { url, folder }: { url: string; folder: string },
): Promise<void> {
  const maker = new OjsMaker(version);
  for (const title of ['Articles', 'Letters to the editor']) {
    const section = maker.make('sections', 'section_id', { journal_id: 1 });
    maker.setting('section_settings', 'section_id', section, ['title', title]);
  }
  for (const entry_key of ['SUBMISSION', 'IMAGE', 'OTHER'])
    maker.make('genres', 'genre_id', { context_id: 1, entry_key });
  makeForm(maker);
  const cast = makeCast(maker, size);
  for (let nth = 1; nth <= size; nth += 1) begin(maker, cast, nth);
  const client = new Client({ connectionString: url });
  await client.connect();
  await maker.write(client, folder).finally(() => client.end());
}
