import { Logger } from '@nestjs/common';
import type { ChangeSignal, GroupName } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import type { ProcessNotifications } from '../../platform/process-notifications';
import type { HiddenOwners } from '../../tickets/public';
import type { ChangeStreams } from '../streams/change-streams';
import { TicketFeed } from './ticket-feed';

const OWNER = 'owner';
const userOf = (userId: string, group: GroupName): RequestUser =>
  ({
    userId,
    group,
    email: `${userId}@example.org`,
    addresses: [],
    authenticatedOrcid: null,
  }) as unknown as RequestUser;
const PEOPLE = [
  userOf(OWNER, 'author'),
  userOf('stranger', 'author'),
  userOf('assistant', 'assistant'),
  userOf('webmaster', 'webmaster'),
  userOf('editor', 'editor'),
  userOf('second-editor', 'editor'),
  userOf('associate', 'associate editor'),
];

describe('a change of a ticket', () => {
  type Listener = Parameters<ProcessNotifications['listen']>[1];
  let listener: Listener;
  let notified: string[];
  let hides: jest.Mock<Promise<boolean>, []>;

  const feed = (people = PEOPLE): void => {
    notified = [];
    const notices = { listen: (_topic: string, one: Listener) => (listener = one) };
    const streams = {
      listeners: people,
      notify: (signalFor: (user: RequestUser) => ChangeSignal) =>
        (notified = people.filter((user) => signalFor(user).lists.length > 0).map(({ userId }) => userId)),
    };
    new TicketFeed(
      notices as unknown as ProcessNotifications,
      streams as unknown as ChangeStreams,
      { hides } as unknown as HiddenOwners,
    );
  };
  const change = async (): Promise<string[]> => {
    listener.received(OWNER);
    await new Promise((done) => setImmediate(done));
    return notified;
  };
  const everyStaff = ['assistant', 'webmaster', 'editor', 'second-editor', 'associate'];

  it('is signalled to its owner and to all staff', async () => {
    hides = jest.fn(() => Promise.resolve(false));
    feed();
    expect(await change()).toEqual([OWNER, ...everyStaff]);
  });

  it('is not signalled to editors and associate editors who must not know its owner, which is asked once', async () => {
    hides = jest.fn(() => Promise.resolve(true));
    feed();
    expect(await change()).toEqual([OWNER, 'assistant', 'webmaster']);
    expect(hides).toHaveBeenCalledTimes(1);
  });

  it('asks nothing while no editor listens', async () => {
    hides = jest.fn(() => Promise.resolve(true));
    feed(PEOPLE.slice(0, 4));
    expect(await change()).toEqual([OWNER, 'assistant', 'webmaster']);
    expect(hides).not.toHaveBeenCalled();
  });

  it('is signalled to everyone when that cannot be decided, and when notifications were lost', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    hides = jest.fn(() => Promise.reject(new Error('away')));
    feed();
    const all = PEOPLE.map(({ userId }) => userId);
    expect(await change()).toEqual(all);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    feed();
    listener.missed();
    expect(notified).toEqual(all);
  });
});
