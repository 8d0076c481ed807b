import {
  type ArticleState,
  authorVersion,
  dueDateOf,
  hinderedActions,
  holderOf,
  isAnonymousToReviewers,
  isVeiled,
} from '../../src/article';
import { normalEmail } from '../../src/contracts';
import type { Written } from '../runner/rows/of-state';
import type { ArticleCardRow } from './index';

type Card = Written<ArticleCardRow>;

const authorsOf = ({ authors }: ArticleState): Card['authors'] =>
  authors.map(({ id, firstName, middleName, lastName, email }) => ({ id, firstName, middleName, lastName, email }));

function numberOf({ number }: ArticleState): Pick<Card, 'number' | 'number_year' | 'number_seq'> {
  const [year = 0, seq = 0] = number.split('-').map(Number);
  return { number, number_year: year, number_seq: seq };
}

function holderAndDate(state: ArticleState): Pick<Card, 'associate_id' | 'associate_due_at'> {
  const due = dueDateOf(state, { subject: 'ASSOCIATE', assignmentId: null });
  return { associate_id: holderOf(state), associate_due_at: due?.dueAt ?? null };
}

/** The card of an article; none of a deleted draft. */
export function cardRows(state: ArticleState): Card[] {
  if (state.deleted) return [];
  const { fields } = state;
  return [
    {
      article_id: state.id,
      ...numberOf(state),
      title: fields.articleTitle,
      running_title: fields.runningTitle,
      type_id: fields.typeId,
      status: state.status,
      status_since: state.statusSince,
      author_status_since: state.authorStatusSince,
      revision: state.revision,
      version: state.version,
      author_version: authorVersion(state),
      uploader_id: state.uploaderId,
      uploader_email: normalEmail(state.uploaderEmail),
      ...holderAndDate(state),
      authors: authorsOf(state),
      author_emails: state.authors.map(({ email }) => normalEmail(email)),
      keywords: fields.keywords,
      language_service: fields.languageService,
      hides_authors: isAnonymousToReviewers(state),
      veiled: isVeiled(state),
      origin: state.origin,
      created_at: state.createdAt,
      submitted_at: state.submittedAt,
      last_update_at: state.lastUpdateAt,
      author_last_update_at: state.authorLastUpdateAt,
      accepted_at: state.acceptedAt,
      author_due_at: state.authorDueAt,
      reviewers_required: state.reviewersRequired,
      hindered_actions: hinderedActions(state),
    },
  ];
}
