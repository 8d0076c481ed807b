import { Inject, Injectable } from '@nestjs/common';
import {
  actorOf,
  type ArticleAuthor,
  Articles,
  type ArticleState,
  isSubmitter,
  isWaiting,
  ONGOING_STATUSES,
  relationsOf,
  remindableFrom,
  requestOf,
} from '../../../article';
import { AuthorVeil } from '../../../article-desk/public';
import { type AuthorshipEntry, type AuthorshipView, fullName, isErasedAddress } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { existingArticle } from '../../existing-article';

function entryOf(state: ArticleState, author: ArticleAuthor, isStaff: boolean): AuthorshipEntry {
  const name = fullName(author);
  const none = { roles: [], declarations: [], comment: null };
  if (isSubmitter(state, author)) return { name, state: 'SUBMITTED', at: state.submittedAt, ...none };
  const request = requestOf(state, author);
  const answer = request?.answer ?? null;
  // The office must handle a refusal; until then the submitting author does not see it.
  const isOpen = !answer || (!answer.confirms && !isStaff);
  if (isOpen && isErasedAddress(author.email)) return { name, state: 'ERASED', at: null, ...none };
  if (!request) return { name, state: 'NOT_ASKED', at: null, ...none };
  if (isOpen) return { name, state: 'WAITING', at: isStaff ? request.askedAt : null, ...none };
  const { confirms, at, roles, declarations, comment } = answer;
  return {
    ...{ name, at, roles, comment, state: confirms ? 'CONFIRMED' : 'REFUSED' },
    declarations: isStaff ? declarations : [],
  };
}

/** Who has confirmed authorship, for staff and for the submitting author. Declarations and refusals are for staff only. */
@Injectable()
export class GetAuthorshipReader {
  constructor(
    private readonly articles: Articles,
    private readonly veil: AuthorVeil,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(articleId: string, user: RequestUser): Promise<AuthorshipView> {
    const state = await this.veil.stateFor(await existingArticle(this.articles, articleId), user);
    const relations = relationsOf(state, actorOf(user));
    const isStaff = relations.has('office') || relations.has('associate');
    const waiting = ONGOING_STATUSES.includes(state.status)
      ? state.authorship.filter((one) => isWaiting(state, one)).map(remindableFrom)
      : [];
    const mayRemind = relations.has('office');
    const now = this.clock.now().toISOString();
    const due = waiting.filter((from) => from <= now);
    const next = due.length === 0 && mayRemind ? ([...waiting].sort()[0] ?? null) : null;
    return {
      asked: state.authorship.length > 0 || state.authors.every((author) => isSubmitter(state, author)),
      authors: state.authors.map((author) => entryOf(state, author, isStaff)),
      remindable: mayRemind ? due.length : 0,
      remindableFrom: next,
    };
  }
}
