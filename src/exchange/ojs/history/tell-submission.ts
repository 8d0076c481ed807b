import type { OjsSubmission } from '../model/ojs-model';
import { tellNote, tellSubmission } from './content';
import { decisionFact } from './decisions';
import { fileFacts } from './files';
import { override, toReview, WITHOUT_DECISION } from './moves';
import { reviewFacts } from './reviewing';
import { type Fact, inOrder, type Telling } from './telling';

const REJECTED: readonly string[] = ['REJECTED', 'DIRECT_REJECT'];

/** Converts the history of one submission of OJS into events of an article. */
export function tellHistory(telling: Telling): void {
  const { submission } = telling;
  tellSubmission(telling);
  nameWhatStays(telling);
  if (submission.status === 'draft') return;
  const facts = inOrder([
    ...submission.notes.map((note): Fact => {
      return { at: note.at, rank: 1, kind: 'other', tell: () => tellNote(telling, note) };
    }),
    ...submission.reviews.flatMap((review) => reviewFacts(telling, review)),
    ...fileFacts(telling),
    ...submission.decisions.map((decision) => decisionFact(telling, decision)),
  ]);
  facts.forEach((fact, place) => fact.tell(telling, facts[place + 1]));
  arrive(telling);
}

/** Some installations of OJS have a status without a decision that led to it, such as of articles that were published immediately. */
function arrive(telling: Telling): void {
  const { past, submission } = telling;
  const { status } = past.state;
  const moment = { at: past.state.lastUpdateAt, by: null };
  const is = submission.status;
  if (is === 'accepted' && status !== 'ACCEPTED') {
    telling.say('accepted in OJS without a decision; accepted here by an override');
    if (status === 'NEW_ARTICLE') toReview(telling, moment, 'arrive');
    override(telling, 'ACCEPTED', moment, { name: 'arrive', reason: WITHOUT_DECISION });
  } else if (is === 'declined' && !REJECTED.includes(status)) {
    telling.say('declined in OJS without a decision; rejected here by an override');
    if (status === 'NEW_ARTICLE') toReview(telling, moment, 'arrive');
    override(telling, 'REJECTED', moment, { name: 'arrive', reason: WITHOUT_DECISION });
  } else if (is === 'review' && (REJECTED.includes(status) || status === 'ACCEPTED' || isUnread(telling))) {
    toReview(telling, moment, 'arrive');
  }
}

/** True in the stage of review without a decision that sent the manuscript there. */
const isUnread = ({ past }: Telling): boolean => past.state.status === 'NEW_ARTICLE' && past.state.revision === 0;

function nameWhatStays({ submission, say }: Telling): void {
  const { mails, otherVersions, otherLanguages, notes }: OjsSubmission = submission;
  if (mails > 0) say(`${mails} logged mails stay in OJS`);
  if (otherVersions > 0) say(`${otherVersions} other versions of the publication stay in OJS`);
  if (otherLanguages.length > 0) say(`title and abstract in ${otherLanguages.join(', ')} stay in OJS`);
  if (notes.length > 0) say(`${notes.length} messages of discussions become notes for the office`);
  if (submission.reviews.some(({ method }) => method === 'open')) say('open review becomes single-anonymous review');
}
