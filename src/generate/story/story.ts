import type { Actor, ArticleCommand, ArticleCommandType, ArticleFile, ArticleState } from '../../article';
import type { ArticleStatus, Designation } from '../../contracts';
import { asActor, type Person } from '../people/person';
import type { Random } from '../random';
import { ArticleHistory } from './article-history';
import type { Cast } from './cast';
import { Agenda } from './time/agenda';
import { DAY_MS, workingHour } from './time/days';

/** A blob that already exists. */
export type StockFile = Pick<ArticleFile, 'hash' | 'size' | 'extension'>;
export type Stock = Readonly<
  Record<'manuscript' | 'marked' | 'revised' | 'rebuttal' | 'picture' | 'scan' | 'paper', StockFile>
>;

/** The possible next steps of a story. The parts of a story call each other through this interface, since the lifecycle has loops. */
export interface Plot {
  /** Called after every command, for dates that it may have set. */
  watchDates(story: Story, command: ArticleCommandType): void;
  submitted(story: Story): void;
  /** The check of this revision was passed. */
  passed(story: Story): void;
  /** More reviewers may be needed. */
  considerReviewers(story: Story): void;
  /** Reviewers may have completed what is required. */
  considerDecision(story: Story): void;
  /** The editor has to decide. */
  toDecide(story: Story, days: number): void;
  decided(story: Story): void;
}

/** Number and time of an article's start. */
export interface Beginning {
  articleId: string;
  number: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The story of one article: its past, its planned future, and its people. */
export class Story {
  readonly history: ArticleHistory;
  readonly number: string;
  /** Milliseconds since 1970. */
  now: number;
  private readonly agenda = new Agenda();
  private files = 0;

  constructor(
    { articleId, number, at }: Beginning,
    readonly plot: Plot,
    readonly cast: Cast,
    readonly stock: Stock,
    readonly random: Random,
  ) {
    this.history = new ArticleHistory(articleId, random);
    this.number = number;
    this.now = at;
  }

  get state(): ArticleState {
    return this.history.state;
  }

  is(...statuses: readonly ArticleStatus[]): boolean {
    return statuses.includes(this.state.status);
  }

  /** Runs the planned steps up to a moment. */
  runUntil(until: number): void {
    for (let entry = this.agenda.next(until); entry; entry = this.agenda.next(until)) {
      this.now = entry.at;
      entry.act();
    }
  }

  at(moment: number, act: () => void): void {
    this.agenda.plan(Math.max(moment, this.now), act);
  }

  /** After about `days` days, at any hour. */
  later(days: number, spread: number, act: () => void): void {
    this.at(this.now + this.random.duration(days, spread) * DAY_MS, act);
  }

  /** After about `days` days, on a weekday between eight and six. */
  atWork(days: number, spread: number, act: () => void): void {
    this.at(workingHour(this.now + this.random.duration(days, spread) * DAY_MS, this.random), act);
  }

  /** Like `atWork`, if the article is then still in the same revision and in one of these statuses. */
  whileIn(statuses: readonly ArticleStatus[], days: number, spread: number, act: () => void): void {
    const { revision } = this.state;
    this.atWork(days, spread, () => {
      if (this.state.revision === revision && this.is(...statuses)) act();
    });
  }

  /** @throws Refusal when the person may not do it now. */
  do(command: ArticleCommand, by: Person): void {
    this.act(command, asActor(by));
  }

  act(command: ArticleCommand, actor: Actor): void {
    this.history.do(command, actor, this.now);
    this.plot.watchDates(this, command.type);
  }

  /** A file record of stored bytes. */
  file(designation: Designation, stock: StockFile, revision: number, figureTitle: string | null = null): ArticleFile {
    this.files += 1;
    const round = revision > 0 ? `-R${revision}` : '';
    const fileName = `${this.number}${round}-${designation.replace(/[^A-Za-z0-9]/g, '')}-${this.files}.${stock.extension}`;
    const { hash, size, extension } = stock;
    const fileId = this.random.uuid();
    return { fileId, designation, fileName, extension, revision, hash, size, figureTitle, figureOrder: null };
  }
}
