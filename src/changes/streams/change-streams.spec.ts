import { Logger } from '@nestjs/common';
import { type ChangeSignal, STREAM_BEAT } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import type { EventStream } from '../../platform/http/event-stream';
import { type ProcessNotifications } from '../../platform/process-notifications';
import { ChangeStreams, MOST_STREAMS } from './change-streams';

const userOf = (userId: string, changes: Partial<RequestUser> = {}): RequestUser => ({
  ...{
    userId,
    email: `${userId}@example.org`,
    group: 'editor',
    language: null,
    realUserId: null,
    real: null,
    unproven: false,
    factorDue: null,
  },
  ...{ addresses: [`${userId}@example.org`], authenticatedOrcid: null },
  ...{ sessionId: `session-${userId}`, firstName: 'Test', lastName: 'Person' },
  ...changes,
});
const CHANGED: ChangeSignal = { lists: ['todo'], articles: ['a1'] };

/** A test double that records the received signals. */
class Caller {
  readonly sent: ChangeSignal[] = [];
  beats = 0;
  ended = false;
  isFull = false;
  private readonly callbacks: (() => void)[] = [];
  send = (_event: string, data: object): void => void this.sent.push(data as ChangeSignal);
  sendHeartbeat = (): void => void (this.beats += 1);
  onEnd = (callback: () => void): void => void this.callbacks.push(callback);
  end = (): void => {
    this.ended = true;
    for (const callback of this.callbacks) callback();
  };
}

describe('the open streams of a process', () => {
  let alive: RequestUser[];
  let asked: string[][];
  let away: boolean;
  let streams: ChangeStreams;
  beforeEach(() => {
    jest.useFakeTimers({ now: 10_300 });
    [alive, asked, away] = [[], [], false];
    const findAll = (ids: readonly string[]): Promise<RequestUser[]> => {
      asked.push([...ids]);
      if (away) return Promise.reject(new Error('The database is away'));
      return Promise.resolve(alive.filter(({ sessionId }) => ids.includes(sessionId)));
    };
    const notices: Pick<ProcessNotifications, 'listen'> = { listen: () => undefined };
    streams = new ChangeStreams(
      { find: () => Promise.resolve(null), hasRecentProof: () => Promise.resolve(true), findAll },
      notices as ProcessNotifications,
    );
  });
  afterEach(() => {
    streams.end();
    jest.useRealTimers();
  });

  const open = (user: RequestUser): Caller => {
    const caller = new Caller();
    alive.push(user);
    streams.open(user, caller as unknown as EventStream);
    return caller;
  };
  const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

  it('send many changes as one signal, at the next full second', async () => {
    const caller = open(userOf('one'));
    streams.notify(() => CHANGED);
    streams.notify(() => ({ lists: ['todo', 'tickets'], articles: ['a2', 'a1'] }));
    await pass(699);
    expect(caller.sent).toEqual([]);
    await pass(1);
    expect(caller.sent).toEqual([{ lists: ['todo', 'tickets'], articles: ['a1', 'a2'] }]);
    await pass(5_000);
    expect(caller.sent).toHaveLength(1);
  });

  it('send a quiet signal only while all its changes are quiet', async () => {
    const caller = open(userOf('one'));
    const quiet: ChangeSignal = { lists: [], articles: ['a1'], quiet: true };
    streams.notify(() => quiet);
    streams.notify(() => ({ lists: [], articles: [] }));
    await pass(1_000);
    streams.notify(() => quiet);
    streams.notify(() => CHANGED);
    streams.notify(() => quiet);
    await pass(1_000);
    streams.notify(() => quiet);
    await pass(1_000);
    expect(caller.sent).toEqual([quiet, CHANGED, quiet]);
  });

  it('send each person what concerns them, and others nothing', async () => {
    const [one, other] = [open(userOf('one')), open(userOf('other'))];
    streams.notify(({ userId }) => (userId === 'one' ? CHANGED : { lists: [], articles: [] }));
    await pass(1_000);
    expect([one.sent, other.sent]).toEqual([[CHANGED], []]);
    expect(asked).toEqual([['session-one']]);
  });

  it('query nothing while nothing happens, except whether all their sessions are still valid, in one query', async () => {
    const callers = ['a', 'b', 'c'].map((name) => open(userOf(name)));
    await pass(STREAM_BEAT * 2);
    expect(asked).toHaveLength(2);
    expect(callers.map(({ beats }) => beats)).toEqual([2, 2, 2]);
    callers.forEach((caller) => caller.end());
    await pass(STREAM_BEAT * 4);
    expect(asked).toHaveLength(2);
    expect(streams.size).toBe(0);
  });

  it('end with their session and its rights, before another change is sent', async () => {
    const [gone, risen, renamed] = [open(userOf('gone')), open(userOf('risen')), open(userOf('renamed'))];
    alive = [userOf('risen', { group: 'author' }), userOf('renamed', { lastName: 'Other' })];
    streams.notify(() => CHANGED);
    await pass(1_000);
    expect([gone.ended, risen.ended, renamed.ended]).toEqual([true, true, false]);
    expect(renamed.sent).toEqual([CHANGED]);
    expect(streams.size).toBe(1);
  });

  it('keep pending changes while sessions cannot be checked', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const caller = open(userOf('one'));
    away = true;
    streams.notify(() => CHANGED);
    await pass(3_000);
    expect([caller.sent, caller.ended]).toEqual([[], false]);
    away = false;
    await pass(1_000);
    expect(caller.sent).toEqual([CHANGED]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it(`are ${MOST_STREAMS} of one account at most, also under login-as; the oldest is closed`, () => {
    const acting = open(userOf('author', { realUserId: 'editor', real: userOf('editor') }));
    const author = open(userOf('author'));
    const others = Array.from({ length: MOST_STREAMS }, () => open(userOf('editor')));
    expect([acting.ended, author.ended, others.some(({ ended }) => ended)]).toEqual([true, false, false]);
    expect(streams.size).toBe(MOST_STREAMS + 1);
  });

  it('wait for a caller who reads nothing, and close after a whole heartbeat without a read', async () => {
    const caller = open(userOf('slow'));
    caller.isFull = true;
    streams.notify(() => CHANGED);
    await pass(3_000);
    expect(caller.sent).toEqual([]);
    caller.isFull = false;
    await pass(1_000);
    expect(caller.sent).toEqual([CHANGED]);
    caller.isFull = true;
    await pass(STREAM_BEAT);
    expect(caller.ended).toBe(true);
  });

  it('end all together, and streams opened later end immediately', () => {
    const caller = open(userOf('one'));
    streams.end();
    expect([caller.ended, open(userOf('late')).ended, streams.size]).toEqual([true, true, 0]);
  });
});
