import { CHANGE_EVENT, type ChangedList, type ChangeSignal, keysOfPerson } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import type { EventStream } from '../../platform/http/event-stream';

/** What decides which changes a person may see: the group, and the keys by which the conflict wall recognises them. */
const rightsOf = ({ group, real, ...person }: RequestUser): string =>
  JSON.stringify([group, keysOfPerson(person), real && keysOfPerson(real)]);

/** One person's open stream, and the changes they have not been notified of yet. */
export class OpenStream {
  private readonly lists = new Set<ChangedList>();
  private readonly articles = new Set<string>();
  private quiet = true;

  constructor(
    readonly user: RequestUser,
    readonly events: EventStream,
  ) {}

  /**
   * The account of the real person, also for a login-as session, so that their streams do not count as the other account's and close its
   * oldest one.
   */
  get account(): string {
    return this.user.realUserId ?? this.user.userId;
  }

  get hasNews(): boolean {
    return this.lists.size > 0 || this.articles.size > 0;
  }

  add({ lists, articles, quiet }: ChangeSignal): void {
    if (lists.length > 0 || articles.length > 0) this.quiet &&= quiet === true;
    for (const list of lists) this.lists.add(list);
    for (const id of articles) this.articles.add(id);
  }

  /** Sends the pending changes as one signal; later, if the caller is not reading. */
  send(): void {
    if (!this.hasNews || this.events.isFull) return;
    const pending = { lists: [...this.lists], articles: [...this.articles] };
    const signal: ChangeSignal = this.quiet ? { ...pending, quiet: true } : pending;
    this.lists.clear();
    this.articles.clear();
    this.quiet = true;
    this.events.send(CHANGE_EVENT, signal);
  }

  /** True while the session is valid and its person has the same rights as when the stream was opened. */
  isStillOf(found: RequestUser | undefined): boolean {
    return found !== undefined && rightsOf(found) === rightsOf(this.user);
  }
}
