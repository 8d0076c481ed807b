import { Inject, Injectable, Optional } from '@nestjs/common';
import { CLOCK, type Clock } from '../platform/clock/clock';
import { type EventMetadata, type Position, START, WrongExpectedRevisionError } from '../platform/event-store/port';
import { ApiProblem } from '../platform/http/errors/api-problem';
import { PERSON_NAMES, type PersonNames } from '../platform/people/person-names';
import { READ_MODELS, type ReadModelBarrier } from '../platform/read-models/barrier';
import { SETTINGS, type SettingsReader } from '../platform/settings/settings';
import { ArticleStore } from './article.store';
import { withDefaultReplyTo } from './default-reply-to';
import { type Actor, type ArticleCommand, Refusal } from './domain/commands';
import { decide } from './domain/decide';
import type { ArticleEvent } from './domain/events';
import { stateFor } from './domain/people/author-veil';
import type { ArticleState } from './domain/state';
import { type Changer, StaleVersion } from './stale-version';
import { foldNew } from './store/fold-recorded';
import { KeyedMutex } from './store/keyed-mutex';
import { hasSeenAll, isInsider, knownChangerOf } from './viewer-version';

/** Retries after the first attempt, on conflicts that do not make the caller's view stale. */
const MAX_RETRIES = 3;
/** Milliseconds that a response waits at most for the read models (architecture, 'Read models'). */
const READ_MODEL_TIMEOUT_MS = 2_000;

export interface ExecuteOptions {
  actor: Actor;
  /** The version of the article that the caller has seen (`versionFor`), if they sent it. */
  pinnedVersion?: number;
  meta: { correlationId: string; causationId?: string | null };
}

export interface Executed {
  state: ArticleState;
  /** Position of the last event written; START when the command changed nothing. */
  position: Position;
}

/** Builds a command, or several that are decided one after the other and stored together or not at all. */
type Build = (state: ArticleState) => Commands | Promise<Commands>;
type Commands = ArticleCommand | readonly ArticleCommand[];

/** `readable` resolves once the read models include the events. No response may be sent before. */
export interface Stored extends Executed {
  readable: Promise<void>;
}

/** The only access to articles: loads, decides, appends (docs/house.md, 'Seams'). */
@Injectable()
export class Articles {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly streams: ArticleStore,
    @Inject(READ_MODELS) private readonly readModels: ReadModelBarrier,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Optional() @Inject(PERSON_NAMES) private readonly names?: PersonNames,
  ) {}

  /** The present article; null when it does not exist, or is a deleted draft. */
  async load(articleId: string): Promise<ArticleState | null> {
    return present(await this.streams.read(articleId));
  }

  /** The article at a given time; null when it did not exist then, or is deleted now. */
  async loadAt(articleId: string, at: Date): Promise<ArticleState | null> {
    if ((await this.load(articleId)) === null) return null;
    return present(await this.streams.readAt(articleId, at));
  }

  /**
   * The article right after one event of its stream, whatever happened later; also for a draft that is deleted now.
   * @param revision of the event in the stream; -1: before the first event.
   */
  loadUpTo(articleId: string, revision: number): Promise<ArticleState> {
    return this.streams.readUpTo(articleId, revision);
  }

  /**
   * The article before and after one event of its stream; null when it has no such event, or is deleted now.
   * @param revision of the event in the stream, counted from 0.
   */
  async loadAround(articleId: string, revision: number): Promise<{ before: ArticleState; after: ArticleState } | null> {
    const now = await this.load(articleId);
    return now === null || revision > now.streamRevision ? null : this.streams.readAround(articleId, revision);
  }

  /**
   * Decides a command on the present state and stores the events. `build` is called again after each conflict. If there is no such
   * article, its state has `exists` false, and only StartDraft is accepted. `build` must not execute a command on the same
   * article: that would deadlock on the article's mutex.
   * @throws Refusal, StaleVersion (something that the caller may see has changed since the pinned version), WrongExpectedRevisionError after 3 retries.
   */
  async execute(articleId: string, build: Build, options: ExecuteOptions): Promise<Executed> {
    const { readable, ...done } = await this.store(articleId, build, options);
    await readable;
    return done;
  }

  /** As `execute`, for a caller that prepares its answer while the read models are updated. @throws as `execute`. */
  async store(articleId: string, build: Build, options: ExecuteOptions): Promise<Stored> {
    for (let retries = 0; ; retries += 1) {
      try {
        const done = await this.mutex.take(articleId, () => this.tryOnce(articleId, build, options));
        const isNew = done.position !== START;
        const readable = isNew ? this.readModels.waitFor(done.position, READ_MODEL_TIMEOUT_MS) : Promise.resolve();
        return { ...done, readable };
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError) || retries >= MAX_RETRIES) throw error;
      }
    }
  }

  /**
   * Decides a command as `execute` does, but stores nothing. Shows whether the command would be accepted now.
   * @throws Refusal, StaleVersion.
   */
  async dryRun(articleId: string, build: Build, options: Omit<ExecuteOptions, 'meta'>): Promise<ArticleState> {
    return (await this.decideNow(articleId, build, options)).state;
  }

  /** Whether the stream contains the decision that came with this mail. For a caller that may have crashed after its append. */
  hasDecision(articleId: string, mailId: string): Promise<boolean> {
    return this.streams.hasDecision(articleId, mailId);
  }

  private async tryOnce(
    articleId: string,
    build: Build,
    { actor, pinnedVersion, meta }: ExecuteOptions,
  ): Promise<Executed> {
    const { state, events, at } = await this.decideNow(articleId, build, { actor, pinnedVersion });
    if (events.length === 0) return { state, position: START };
    const { correlationId, causationId = null } = meta;
    return this.streams.append(state, events, { ...actingAccount(state, actor), at, correlationId, causationId });
  }

  private async decideNow(
    articleId: string,
    build: Build,
    { actor, pinnedVersion }: Omit<ExecuteOptions, 'meta'>,
  ): Promise<{ state: ArticleState; events: ArticleEvent[]; at: string }> {
    const state = await this.streams.read(articleId);
    if (state.deleted) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    requireReadable(state);
    await this.requireSeen(state, actor, pinnedVersion);
    const [commands, settings] = [[await build(state)].flat(), await this.settings.current()];
    const at = this.clock.now().toISOString();
    const events: ArticleEvent[] = [];
    let present = state;
    for (const [index, command] of commands.entries()) {
      const decided = decide(present, command, { actor, at, settings });
      events.push(...decided.map((event) => withDefaultReplyTo(event, settings.supportEmail)));
      if (index < commands.length - 1) present = foldNew(state, events, { ...actingAccount(state, actor), at });
    }
    return { state, events, at };
  }

  /** @throws StaleVersion when something that the actor may see has changed since. */
  private async requireSeen(state: ArticleState, actor: Actor, pinned: number | undefined): Promise<void> {
    if (pinned === undefined || !state.exists || hasSeenAll(state, actor, pinned)) return;
    const known = stateFor(state, actor, await this.settings.current());
    throw new StaleVersion(known.lastUserId, await this.changerFor(known, actor));
  }

  /** Only the office and associate editors may know who works on an article (lifecycle, section 2). */
  private async changerFor(state: ArticleState, actor: Actor): Promise<Changer> {
    const isSystem = state.lastUserId === null && !state.authorsHidden;
    if (isInsider(state, actor) && isSystem) return 'SYSTEM';
    const changer = knownChangerOf(state, actor);
    if (actor.kind === 'person' && actor.userId === changer) return 'SELF';
    const name = changer === null ? null : await this.names?.nameOf(changer);
    return name ? { name } : 'SOMEBODY';
  }
}

/** @throws ApiProblem when the state lacks an event that this release cannot read, because a decision on it could be wrong. */
function requireReadable({ unreadableEvent: event }: ArticleState): void {
  if (!event) return;
  const what = `This article has an event (${event.type}) that this release of the server does not know.`;
  const help = 'It can be read, and be changed again once the newer release runs. Please inform the webmaster.';
  throw new ApiProblem('CONFLICT', `${what} ${help}`);
}

const present = (state: ArticleState): ArticleState | null => (state.exists && !state.deleted ? state : null);

/** The account that the log shows; for a caller with the key of a mail, the reviewer's account. */
function actingAccount(state: ArticleState, actor: Actor): Pick<EventMetadata, 'userId' | 'realUserId'> {
  if (actor.kind === 'person') return { userId: actor.userId, realUserId: actor.realUserId };
  if (actor.kind === 'system') return { userId: null, realUserId: null };
  const request = state.assignments.find((one) => one.assignmentId === actor.assignmentId);
  return { userId: request?.reviewerId ?? null, realUserId: null };
}
