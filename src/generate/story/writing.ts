import { type ArticleFields, FIRST_TIME, LETTER_TYPE_ID, MAX_RUNNING_TITLE } from '../../contracts';
import { asAuthor, type Person } from '../people/person';
import { abstractOf, coverLetterOf, titleOf } from '../words/texts';
import { toAuthors } from './letters';
import type { Story } from './story';

const TYPES = { '2': 66, '1': 22, '10': 12 };
const HOUR = 1 / 24;
const CAPTIONS = [
  'Flow of patients',
  'Main outcome over time',
  'Forest plot of subgroups',
  'Course of one patient',
  'Survival',
];

/** A draft from its start; most are sent some days later, some never. */
export function begin(story: Story): void {
  const { uploader } = story.cast;
  const { id: articleId } = story.state;
  story.do({ type: 'StartDraft', data: { articleId, number: story.number } }, uploader);
  story.later(HOUR, 0.8, () => describe(story));
}

function describe(story: Story): void {
  const { random, cast } = story;
  const title = titleOf(random, cast.subject);
  const typeId = Number(random.weighted(TYPES));
  const fields: Partial<ArticleFields> = {
    articleTitle: title,
    runningTitle: title.slice(0, MAX_RUNNING_TITLE).trim(),
    typeId,
    firstTime: FIRST_TIME.no,
    keywords: [
      ...new Set([random.pick(cast.subject.topic.keywords), ...cast.subject.topic.keywords.slice(0, random.int(1, 3))]),
    ],
    coverLetter: coverLetterOf(cast.subject),
  };
  story.do({ type: 'ChangeDraft', data: { fields, authors: [...cast.authors] } }, cast.uploader);
  if (typeId !== LETTER_TYPE_ID) story.later(HOUR * 4, 1, () => summarise(story));
  if (random.chance(0.2)) story.later(HOUR * 3, 0.5, () => suggest(story));
  if (random.chance(0.05)) story.later(40, 0.8, () => giveUp(story));
  else story.later(2, 0.9, () => finish(story));
}

function summarise(story: Story): void {
  if (!story.is('DRAFT')) return;
  const fields = { abstractText: abstractOf(story.random, story.cast.subject) };
  story.do({ type: 'ChangeDraft', data: { fields } }, story.cast.uploader);
}

function suggest(story: Story): void {
  if (!story.is('DRAFT')) return;
  const { firstName, lastName, email } = story.random.pick(story.cast.reviewers);
  story.do({ type: 'SuggestReviewer', data: { fullName: `${firstName} ${lastName}`, email } }, story.cast.uploader);
}

/** Half of the authors who never send a manuscript delete it. */
function giveUp(story: Story): void {
  if (story.random.chance(0.5)) story.do({ type: 'DeleteDraft', data: {} }, story.cast.uploader);
}

function finish(story: Story): void {
  const { stock, cast, random } = story;
  const { typeId, abstractText } = story.state.fields;
  if (typeId !== LETTER_TYPE_ID && abstractText === '') summarise(story);
  addFile(story, story.file('Manuscript', stock.manuscript, 0), cast.uploader);
  const figures = random.int(0, 3);
  for (let figure = 1; figure <= figures; figure += 1) {
    const picture = random.chance(0.7) ? stock.picture : stock.scan;
    addFile(story, story.file('Figure', picture, 0, `${figure}. ${random.pick(CAPTIONS)}`), cast.uploader);
  }
  if (random.chance(0.3)) addFile(story, story.file('Tables', stock.manuscript, 0), cast.uploader);
  const overview = story.file('Overview', stock.paper, 0);
  story.history.system(
    { type: 'AddGeneratedDocument', data: { file: overview, basedOn: story.state.version } },
    story.now,
  );
  const mails = [toAuthors(story, 'SUBMISSION_RECEIVED', 'received')];
  story.do(
    { type: 'Submit', data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails } },
    cast.uploader,
  );
  story.plot.submitted(story);
}

function addFile(story: Story, file: ReturnType<Story['file']>, by: Person, replaces: string | null = null): void {
  story.do({ type: 'AddFile', data: { file, reusedFrom: null, replaces } }, by);
}

/** The author sends a better manuscript, at the office's request. */
export function correct(story: Story): void {
  const { state, cast, stock } = story;
  const main = state.revision === 0 ? 'Manuscript' : 'UnmarkedManuscriptPDF';
  const old = state.files.find((file) => file.designation === main && file.revision === state.revision);
  addFile(story, story.file(main, stock.manuscript, state.revision), cast.uploader, old?.fileId ?? null);
  story.do(
    { type: 'SubmitCorrection', data: { mails: [toAuthors(story, 'CORRECTION_RECEIVED', 'received')] } },
    cast.uploader,
  );
  story.plot.submitted(story);
}

/** The next revision: the required files, and often the same figures as before. */
export function revise(story: Story): void {
  const { state, cast, stock, random } = story;
  const revision = state.revision + 1;
  addFile(story, story.file('RebuttalLetter', stock.rebuttal, revision), cast.uploader);
  addFile(story, story.file('MarkedManuscript', stock.marked, revision), cast.uploader);
  addFile(story, story.file('UnmarkedManuscriptPDF', stock.revised, revision), cast.uploader);
  const figures = state.files.filter((file) => file.designation === 'Figure' && file.revision === state.revision);
  for (const figure of random.chance(0.6) ? figures : []) {
    const file = story.file('Figure', figure, revision, figure.figureTitle);
    story.do({ type: 'AddFile', data: { file, reusedFrom: figure.fileId } }, cast.uploader);
  }
  const mails = [toAuthors(story, 'REVISION_RECEIVED', 'revised')];
  story.do({ type: 'SubmitRevision', data: { confirmed: true, mails } }, cast.uploader);
  story.plot.submitted(story);
}

/** Entries for the directory of authors. */
export const directoryEntriesOf = (story: Story): { author: ReturnType<typeof asAuthor>; createdBy: string }[] =>
  story.cast.strangers.map((person) => ({ author: asAuthor(person), createdBy: story.cast.uploader.id }));
