import type { Person } from '../people/person';
import { ANSWERS } from '../words/texts';
import { dismiss } from './ending';
import { toAuthors } from './letters';
import type { Story } from './story';
import { correct } from './writing';

/** The outcome of a new submission's check; revisions nearly always pass. */
const FIRST_CHECK = { pass: 76, correction: 12, reject: 12 };
const LATER_CHECK = { pass: 96, correction: 4, reject: 0 };

/** After a submission, revision or correction: its documents are made, and the assistant checks it. */
export function checkIn(story: Story): void {
  story.at(story.now + 90_000, () => makeDocuments(story));
  story.whileIn(['NEW_ARTICLE'], 2, 0.7, () => check(story));
}

function makeDocuments(story: Story): void {
  const { revision, version } = story.state;
  for (const designation of ['ManuscriptPDF', 'FullArticle'] as const) {
    const file = story.file(designation, story.stock.paper, revision);
    story.history.system({ type: 'AddGeneratedDocument', data: { file, basedOn: version } }, story.now);
  }
}

function check(story: Story): void {
  const { state, random } = story;
  const { assistant } = story.cast;
  const outcomes = state.revision === 0 && state.corrections.length === 0 ? FIRST_CHECK : LATER_CHECK;
  const outcome = random.weighted(outcomes);
  if (outcome === 'correction') return askForCorrection(story);
  if (outcome === 'reject') {
    const mail = toAuthors(story, 'CHECK_REJECTED', 'rejectedAtCheck');
    return story.do({ type: 'RejectAtCheck', data: { mail } }, assistant);
  }
  story.do({ type: 'PassCheck', data: { guidelinesChecked: true } }, assistant);
  if (random.chance(0.12)) addNote(story, assistant);
  story.plot.passed(story);
}

function askForCorrection(story: Story): void {
  const { random, cast } = story;
  const mail = toAuthors(story, 'CORRECTION_REQUEST', 'correction');
  const description = `<p>${random.pick(ANSWERS.correction)}</p>`;
  const reason = 'Files are missing or failed to upload';
  const data = { correctionId: random.uuid(), reason, description, mail };
  story.do({ type: 'RequestCorrection', data }, cast.assistant);
  const isGone = random.chance(0.04);
  story.later(isGone ? 150 : 6, 0.8, () => {
    if (!story.is('CORRECTION')) return;
    if (!isGone) correct(story);
    else if (random.chance(0.8)) dismiss(story);
  });
}

export const addNote = (story: Story, by: Person): void =>
  story.do(
    { type: 'AddNote', data: { noteId: story.random.uuid(), note: `<p>${story.random.pick(ANSWERS.notes)}</p>` } },
    by,
  );
