import type { ArticleCommand } from '../../../src/article';
import type { NewEvent } from '../../../src/platform/event-store/port';
import { ArticleBuilder } from './article-builder';
import { allowed } from './article-commands';
import { type Person, SYSTEM } from './article-people';
import { chanceCommands, type Choose, CROWD } from './random-commands';

const DAY = 86_400_000;

/** Numbers from 0 to 1, repeatable by seed (mulberry32). */
export function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface RandomArticle {
  streamId: string;
  events: NewEvent[];
}

/** One random article: any command that the aggregate allows, with rare ones nearly as frequent as common ones. */
class RandomStory {
  private readonly article: ArticleBuilder;
  private readonly uploader: Person;

  constructor(
    private readonly number: number,
    private readonly random: () => number,
    private readonly end: Date,
  ) {
    this.article = new ArticleBuilder(`chance-${number}`);
    this.uploader = this.one([...CROWD.authors, ...CROWD.editors]);
    const now = (Date.parse(this.article.at) - end.getTime()) / DAY;
    this.article.after(-now - random() * 5 * 365);
  }

  create(steps: number): RandomArticle {
    this.draft();
    for (let step = 0; step < steps && this.random() > 0.01; step += 1) this.step();
    const streamId = `article-${this.article.articleId}`;
    const past = this.article.events.filter(({ metadata }) => Date.parse(metadata.at) <= this.end.getTime());
    const events = past.map(({ type, data, metadata }, index) => ({
      id: `00000000-0000-4000-8${String(index).padStart(3, '0')}-${String(this.number).padStart(12, '0')}`,
      type,
      data,
      metadata,
    }));
    return { streamId, events };
  }

  private readonly one: Choose = (items) => {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };

  /** True if it was allowed. */
  private try(command: ArticleCommand, actor: Person | typeof SYSTEM): boolean {
    return allowed(() => this.article.do(command, actor)) !== null;
  }

  private draft(): void {
    const { article, number, uploader } = this;
    const fields = {
      ...{ articleTitle: `Story ${number}`, typeId: this.one([1, 2]), firstTime: 2 as const },
      ...{ keywords: ['chance'], abstractText: '<p>Short.</p>' },
    };
    article.do({ type: 'StartDraft', data: { articleId: article.articleId, number: `2020-${number}` } }, uploader);
    article.do({ type: 'ChangeDraft', data: { fields, authors: this.authors() } }, uploader);
    if (this.random() < 0.05) this.try({ type: 'DeleteDraft', data: {} }, uploader);
    if (article.state.deleted || this.random() < 0.05) return;
    article.addFile({ designation: 'Manuscript' }, uploader).overview();
    this.try(
      {
        type: 'Submit',
        data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] },
      },
      uploader,
    );
  }

  private authors() {
    const people = [this.uploader, this.one(CROWD.authors), this.one([...CROWD.reviewers, ...CROWD.editors])];
    const each = new Map(people.map((person) => [person.userId, person]));
    return [...each.values()].map((person, index) => ({
      // The last author is identified only by the address.
      id: index === 2 ? `unknown-${this.number}` : person.userId,
      email: person.email.toUpperCase(),
      ...{ firstName: 'Ada', middleName: null, lastName: 'Writer', institute: null },
      ...{ department: null, country: null, orcid: null, city: null },
    }));
  }

  private step(): void {
    this.article.after(this.random() * 8);
    const makers = chanceCommands(this.article, this.one);
    for (let tries = 0; tries < 40; tries += 1) {
      const command = this.one(makers)();
      if (this.try(command, this.actorOf(command))) return;
    }
  }

  /** Authors and reviewers act for themselves; any office member does the rest. */
  private actorOf({ type, data }: ArticleCommand): Person | typeof SYSTEM {
    if (type === 'MarkNoAnswer') return SYSTEM;
    if (type === 'SubmitRevision' || type === 'SubmitCorrection' || type === 'AddFile') return this.uploader;
    if (type === 'AcceptReview' || type === 'DeclineReview' || type === 'CompleteReview') {
      const asked = this.article.state.assignments.find((own) => own.assignmentId === data.assignmentId);
      return CROWD.reviewers.find(({ userId }) => userId === asked?.reviewerId) ?? SYSTEM;
    }
    return this.one([...CROWD.editors, ...CROWD.associates]);
  }
}

/** A number of articles from the five years before `end`, repeatable by seed; nothing happens after `end`. */
export function createRandomStories(count: number, { seed, end }: { seed: number; end: Date }): RandomArticle[] {
  const random = randomBy(seed);
  return Array.from({ length: count }, (_, index) => new RandomStory(index, random, end).create(60));
}
