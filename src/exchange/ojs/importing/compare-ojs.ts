import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type ArticleState, articleStream, foldRecorded, initialState, isGenerated } from '../../../article';
import { type ArticleStatus, extensionOf, normalEmail, REVIEW_FILE_EXTENSIONS } from '../../../contracts';
import { accountsAt } from '../../../identity/public';
import type { RecordedEvent } from '../../../platform/event-store/port';
import { asPlainText, asRichText } from '../../past/as-rich-text';
import { ADVICES, OUTCOMES } from '../history/decisions';
import { WITHOUT_DECISION } from '../history/moves';
import type { OjsImport, Surroundings } from '../model/import-model';
import type { OjsPerson, OjsStatus, OjsSubmission } from '../model/ojs-model';
import { isImported } from '../people/find-or-create-accounts';
import { readJournal } from '../reading/read-journal';
import { readPeople } from '../reading/read-people';
import { readSubmissions } from '../reading/read-submissions';
import { pathOf } from './place-files';
import { articleIdOf, sourceOf } from './source-ids';
import { takingPart } from './taking-part';

/** The totals counted on both sides, and the differences. */
export interface Compared {
  totals: Map<string, { ojs: number; here: number }>;
  differences: string[];
}

type Facts = Readonly<Record<string, readonly string[]>>;

const CLASSES: Partial<Record<ArticleStatus, OjsStatus>> = {
  ...{ DRAFT: 'draft', ACCEPTED: 'accepted', REJECTED: 'declined', DIRECT_REJECT: 'declined' },
};
const classOf = ({ status, revision }: ArticleState): OjsStatus =>
  CLASSES[status] ?? (status === 'NEW_ARTICLE' && revision === 0 ? 'submission' : 'review');

const shortened = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const reviewOf = (email: string, recommendation: string, general: string, toEditor: string): string =>
  `${normalEmail(email)} ${recommendation} ${shortened(asPlainText(general))} ${shortened(asPlainText(toEditor))}`;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The hashes of the files that should be imported, each once. */
async function filesOf({ files }: OjsSubmission, folder: string): Promise<string[]> {
  const attached = new Set<string>();
  const hashes = new Set<string>();
  for (const file of files) {
    const path = file.place === 'other' ? null : await pathOf(folder, file.path);
    if (path === null) continue;
    if (file.place === 'reviewer') {
      if (attached.has(file.reviewId ?? '') || !REVIEW_FILE_EXTENSIONS.includes(extensionOf(file.name))) continue;
      attached.add(file.reviewId ?? '');
    }
    hashes.add(await hashOf(path));
  }
  return [...hashes];
}

/** The facts in OJS, read from its tables and files and not from the result of the import. */
async function ojsFacts(
  submission: OjsSubmission,
  emails: ReadonlyMap<string, string>,
  folder: string,
): Promise<Facts> {
  const known = submission.reviews.filter(({ reviewerId }) => emails.has(reviewerId));
  return {
    statuses: [submission.status],
    titles: [asPlainText(submission.title)],
    authors: submission.authors.map(({ givenName, familyName }) => `${givenName} ${familyName}`),
    requests: known.map(({ reviewerId }) => normalEmail(emails.get(reviewerId) ?? '')),
    reviews: known.flatMap(({ reviewerId, completedAt, recommendation, toAuthor, toEditor }) =>
      completedAt === null || recommendation === null
        ? []
        : [reviewOf(emails.get(reviewerId) ?? '', recommendation, asRichText(toAuthor), asRichText(toEditor))],
    ),
    decisions: submission.decisions.flatMap(({ kind }) => OUTCOMES[kind] ?? []),
    advices: submission.decisions.flatMap(({ kind, editorId }) => (emails.has(editorId) ? (ADVICES[kind] ?? []) : [])),
    files: await filesOf(submission, folder),
  };
}

const decisionIn = ({ type, data }: RecordedEvent): string[] => {
  const { to, reason } = data as { to: string; reason?: string };
  if (type === 'DecisionRecorded') return [to];
  const isDecision = type === 'StatusOverridden' && (Object.values(OUTCOMES) as string[]).includes(to);
  return isDecision && reason !== WITHOUT_DECISION ? [to] : [];
};

/** The facts in the imported article. The documents that this system made of its files are not in OJS. */
function importedFacts(events: readonly RecordedEvent[], state: ArticleState): Facts {
  const { assignments, files } = state;
  const own = files.filter((file) => !isGenerated(file));
  return {
    statuses: [classOf(state)],
    titles: [state.fields.articleTitle],
    authors: state.authors.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    requests: assignments.map(({ reviewerEmail }) => normalEmail(reviewerEmail)),
    reviews: assignments.flatMap(({ reviewerEmail, review }) =>
      review ? [reviewOf(reviewerEmail, review.recommendation, review.general, review.commentsToEditor)] : [],
    ),
    decisions: events.flatMap(decisionIn),
    advices: events.flatMap(({ type, data }) =>
      type === 'AssociateAdvised' ? [(data as { advice: string }).advice] : [],
    ),
    files: [...new Set([...own.map(({ hash }) => hash), ...assignments.flatMap(({ file }) => file?.hash ?? [])])],
  };
}

const NOTHING: Facts = {};
const listed = (facts: readonly string[] | undefined): string[] => [...(facts ?? [])].sort();

function compareFacts(compared: Compared, where: string, ojs: Facts, here: Facts): void {
  for (const kind of Object.keys(ojs)) {
    const [there, own] = [listed(ojs[kind]), listed(here[kind])];
    const total = compared.totals.get(kind) ?? { ojs: 0, here: 0 };
    compared.totals.set(kind, { ojs: total.ojs + there.length, here: total.here + own.length });
    if (there.join('\n') === own.join('\n')) continue;
    const [missing, more] = [there.filter((one) => !own.includes(one)), own.filter((one) => !there.includes(one))];
    compared.differences.push(
      `${where}, ${kind}: OJS ${missing.join(', ') || there.length}; here ${more.join(', ') || own.length}`,
    );
  }
}

async function comparePeople(compared: Compared, { pool }: Surroundings, people: readonly OjsPerson[]): Promise<void> {
  const addresses = [...new Set(people.map(({ email }) => normalEmail(email)))];
  const found = new Set((await accountsAt(pool, addresses)).flatMap((account) => account.addresses));
  const missing = addresses.filter((address) => !found.has(address));
  compared.totals.set('people', { ojs: addresses.length, here: addresses.length - missing.length });
  for (const address of missing) compared.differences.push(`people: no account for ${address}`);
}

/** Compares a journal of OJS with its import. Changes nothing. */
export async function compareOjs(wanted: OjsImport, around: Surroundings): Promise<Compared> {
  const journal = await readJournal(wanted.db, wanted.journal);
  const reading = { db: wanted.db, journal, timeZone: wanted.timeZone };
  const taking = await takingPart(reading);
  const people = (await readPeople(wanted.db, journal, taking)).filter((person) => isImported(person, taking));
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const compared: Compared = { totals: new Map([['submissions', { ojs: 0, here: 0 }]]), differences: [] };
  await comparePeople(compared, around, people);
  for await (const batch of readSubmissions(reading))
    for (const submission of batch) {
      const articleId = articleIdOf(sourceOf(journal, wanted.name), submission.id);
      const events = await around.store.readStream(articleStream(articleId));
      const state = events.reduce(foldRecorded, initialState(articleId));
      const where = `submission ${submission.id}`;
      const isHere = events.length > 0;
      const { ojs = 0, here = 0 } = compared.totals.get('submissions') ?? {};
      compared.totals.set('submissions', { ojs: ojs + 1, here: here + (isHere ? 1 : 0) });
      if (!isHere) compared.differences.push(`${where}: is not here`);
      const own = isHere ? importedFacts(events, state) : NOTHING;
      compareFacts(compared, where, await ojsFacts(submission, emails, wanted.files), own);
    }
  return compared;
}
