import type { OjsSubmission } from '../model/ojs-model';
import { convertNote, convertSubmission } from './content';
import { type ConversionContext, type Fact, inOrder } from './conversion-context';
import { decisionFact } from './decisions';
import { fileFacts } from './files';
import { override, toReview, WITHOUT_DECISION } from './moves';
import { reviewFacts } from './reviewing';

const REJECTED: readonly string[] = ['REJECTED', 'DIRECT_REJECT'];

/** Converts the history of one submission of OJS into events of an article. */
export function convertHistory(context: ConversionContext): void {
  const { submission } = context;
  convertSubmission(context);
  reportOmittedData(context);
  if (submission.status === 'draft') return;
  const facts = inOrder([
    ...submission.notes.map((note): Fact => {
      return { at: note.at, rank: 1, kind: 'other', convert: () => convertNote(context, note) };
    }),
    ...submission.reviews.flatMap((review) => reviewFacts(context, review)),
    ...fileFacts(context),
    ...submission.decisions.map((decision) => decisionFact(context, decision)),
  ]);
  facts.forEach((fact, place) => fact.convert(context, facts[place + 1]));
  reachStatus(context);
}

/** Some installations of OJS have a status without a decision that led to it, such as of articles that were published immediately. */
function reachStatus(context: ConversionContext): void {
  const { past, submission } = context;
  const { status } = past.state;
  const moment = { at: past.state.lastUpdateAt, by: null };
  const is = submission.status;
  if (is === 'accepted' && status !== 'ACCEPTED') {
    context.reportProblem('accepted in OJS without a decision; accepted here by an override');
    if (status === 'NEW_ARTICLE') toReview(context, moment, 'arrive');
    override(context, 'ACCEPTED', moment, { name: 'arrive', reason: WITHOUT_DECISION });
  } else if (is === 'declined' && !REJECTED.includes(status)) {
    context.reportProblem('declined in OJS without a decision; rejected here by an override');
    if (status === 'NEW_ARTICLE') toReview(context, moment, 'arrive');
    override(context, 'REJECTED', moment, { name: 'arrive', reason: WITHOUT_DECISION });
  } else if (is === 'review' && (REJECTED.includes(status) || status === 'ACCEPTED' || isUnread(context))) {
    toReview(context, moment, 'arrive');
  }
}

/** True in the stage of review without a decision that sent the manuscript there. */
const isUnread = ({ past }: ConversionContext): boolean =>
  past.state.status === 'NEW_ARTICLE' && past.state.revision === 0;

function reportOmittedData({ submission, reportProblem }: ConversionContext): void {
  const { mails, otherVersions, otherLanguages, notes }: OjsSubmission = submission;
  if (mails > 0) reportProblem(`${mails} logged mails stay in OJS`);
  if (otherVersions > 0) reportProblem(`${otherVersions} other versions of the publication stay in OJS`);
  if (otherLanguages.length > 0) reportProblem(`title and abstract in ${otherLanguages.join(', ')} stay in OJS`);
  if (notes.length > 0) reportProblem(`${notes.length} messages of discussions become notes for the office`);
  if (submission.reviews.some(({ method }) => method === 'open'))
    reportProblem('open review becomes single-anonymous review');
}
