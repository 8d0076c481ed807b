import {
  type Actor,
  type ArticleCommand,
  type ArticleEvent,
  type ArticleState,
  articleStream,
  decide,
  evolve,
  initialState,
  mailStream,
  schemaVersionOf,
} from '../../article';
import { DEFAULT_SETTINGS } from '../../contracts';
import type { EventMetadata, NewEvent } from '../../platform/event-store/port';
import type { Random } from '../random';

/** The first events of one stream. */
export interface NewStream {
  streamId: string;
  events: NewEvent[];
}

const SYSTEM: Actor = { kind: 'system' };
/** A mail takes some seconds to be sent. */
const SENT_WITHIN_MS = 40_000;
const FAILS = 0.002;

/**
 * One article, built by its commands: every event comes from the domain's own `decide`, so no history contains an event that it would
 * refuse.
 */
export class ArticleHistory {
  state: ArticleState;
  private readonly events: NewEvent[] = [];
  private readonly mails: NewStream[] = [];

  constructor(
    articleId: string,
    private readonly random: Random,
  ) {
    this.state = initialState(articleId);
  }

  /**
   * @param at milliseconds since 1970.
   * @throws Refusal when the story has an error.
   */
  do(command: ArticleCommand, actor: Actor, at: number): void {
    const moment = new Date(at).toISOString();
    const correlationId = this.random.uuid();
    const meta = { userId: this.accountOf(actor), realUserId: null, at: moment, correlationId, causationId: null };
    for (const event of decide(this.state, command, { actor, at: moment, settings: DEFAULT_SETTINGS }))
      this.store(event, meta, at);
  }

  system(command: ArticleCommand, at: number): void {
    this.do(command, SYSTEM, at);
  }

  /** The article's own stream first, then one per mail, in the order of sending. */
  streams(): NewStream[] {
    return [{ streamId: articleStream(this.state.id), events: this.events }, ...this.mails];
  }

  /** An action by mail key counts as the reviewer's, as in the command runner. */
  private accountOf(actor: Actor): string | null {
    if (actor.kind === 'person') return actor.userId;
    if (actor.kind === 'system') return null;
    return this.state.assignments.find((one) => one.assignmentId === actor.assignmentId)?.reviewerId ?? null;
  }

  private store({ type, data }: ArticleEvent, meta: Omit<EventMetadata, 'schemaVersion'>, at: number): void {
    const written = { id: this.random.uuid(), type, data, metadata: { ...meta, schemaVersion: schemaVersionOf(type) } };
    this.events.push(written);
    // Type and data come from one event; the compiler cannot see that after destructuring.
    const recorded = { ...written, revision: this.state.streamRevision + 1 } as Parameters<typeof evolve>[1];
    this.state = evolve(this.state, recorded);
    if (recorded.type === 'MailRequested') this.send(recorded.data.mailId, written, at);
  }

  private send(mailId: string, { id, metadata }: NewEvent, at: number): void {
    const sentAt = new Date(at + this.random.int(1_000, SENT_WITHIN_MS)).toISOString();
    const { id: articleId } = this.state;
    const failed = this.random.chance(FAILS);
    const outcome: Pick<NewEvent, 'type' | 'data'> = failed
      ? { type: 'MailFailed', data: { mailId, articleId, attempts: 10, error: 'The mail server did not answer.' } }
      : { type: 'MailSent', data: { mailId, articleId, messageId: `<${mailId}@mail.example>` } };
    const meta = { ...metadata, userId: null, at: sentAt, causationId: id, schemaVersion: 1 };
    this.mails.push({ streamId: mailStream(mailId), events: [{ id: this.random.uuid(), ...outcome, metadata: meta }] });
  }
}
