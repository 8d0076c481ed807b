import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { type ArticleState, mayBePublished } from '../../article';
import { PUBLICATION_MESSAGES } from '../../contracts';
import { zipStream } from '../../files/public';
import { People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import type { ArticleRecord } from '../documents/article-record';
import { jatsReview, type PublishedReview, type ReviewerName, reviewRecords } from '../documents/jats-review';
import type { PackedDocuments } from './meca-packages';
import { textEntry } from './text-entry';

/** A name that a person wrote in one field becomes the surname, since both standards require one. */
function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): ReviewerName | null {
  const [given, surname] = [firstName.trim(), lastName.trim()];
  if (surname === '') return given === '' ? null : { given: '', surname: given };
  return { given, surname };
}

/** The reviews to publish: exactly those whose reviewers agreed, with their names if they agreed to that too (ADR 121). */
@Injectable()
export class PublishedReviews {
  constructor(
    private readonly people: People,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 422 when no reviewer agreed. */
  async of(state: ArticleState, article: ArticleRecord): Promise<PublishedReview[]> {
    const agreed = state.assignments.filter((one) => mayBePublished(state, one));
    if (agreed.length === 0) throw new ApiProblem('RULE_BROKEN', PUBLICATION_MESSAGES.none);
    const named = agreed.filter(({ publication }) => publication === 'NAMED');
    const people = await this.people.byIds(named.map(({ reviewerId }) => reviewerId));
    const names = new Map<string, ReviewerName | null>();
    for (const { assignmentId, reviewerId } of named) {
      const person = people.get(reviewerId);
      names.set(assignmentId, person ? nameOf(person) : null);
    }
    return reviewRecords(state)
      .filter(({ assignmentId }) => agreed.some((one) => one.assignmentId === assignmentId))
      .map((record) => ({
        ...record,
        reviewer: names.get(record.assignmentId) ?? null,
        doi: article.doi && `${article.doi}.r${record.revision}.${record.place}`,
      }));
  }

  /** One reviewer report of JATS 1.3 for each. */
  async archive(state: ArticleState, article: ArticleRecord): Promise<PackedDocuments> {
    const documents = (await this.of(state, article)).map((record) => ({
      name: `${article.number}-R${record.revision}-review-${record.place}.xml`,
      xml: jatsReview(article, record),
    }));
    const now = this.clock.now();
    return { documents, open: (): Readable => zipStream(documents.map(({ name, xml }) => textEntry(name, xml, now))) };
  }
}
