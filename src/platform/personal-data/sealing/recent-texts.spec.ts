import { randomBytes, randomUUID } from 'node:crypto';
import { blobKey, lockBlob } from './blob';
import { textsIn } from './open-events';
import { RecentTexts } from './recent-texts';

describe('the texts of events that this process encrypted last', () => {
  const [eventId, secret] = [randomUUID(), randomBytes(32)];
  const blob = lockBlob(blobKey(eventId, [secret]), JSON.stringify(['title', 'as stored']));
  const recent = new RecentTexts();

  beforeEach(() => {
    recent.forget();
    recent.remember(eventId, blob, ['title', 'as remembered']);
    recent.remember(eventId, 'another blob', ['name', 'Ann']);
  });

  it('are used in place of a decryption', () => {
    const secrets = new Map([['stream', secret]]);
    expect(textsIn(eventId, [blob, 'stream'], secrets, recent)).toEqual(['title', 'as remembered']);
    expect(textsIn(eventId, [blob, 'stream'], secrets)).toEqual(['title', 'as stored']);
    expect(recent.textsOf(eventId, 'another blob')).toEqual(['name', 'Ann']);
  });

  it('are not used for an erased key, another blob or another event', () => {
    expect(textsIn(eventId, [blob, 'stream'], new Map([['stream', null]]), recent)).toBeNull();
    expect(textsIn(eventId, [blob, 'stream'], new Map(), recent)).toBeNull();
    expect(recent.textsOf(eventId, `${blob}A`)).toBeUndefined();
    const secrets = new Map([['stream', secret]]);
    expect(() => textsIn(randomUUID(), [blob, 'stream'], secrets, recent)).toThrow(/authenticate/);
  });

  it('are forgotten on request, and when they take too much memory', () => {
    for (let nth = 0; nth < 50; nth += 1) recent.remember(randomUUID(), 'blob', ['text', 'x'.repeat(100_000)]);
    expect(recent.textsOf(eventId, blob)).toBeUndefined();
    recent.remember(eventId, blob, ['title', 'later']);
    recent.forget();
    expect(recent.textsOf(eventId, blob)).toBeUndefined();
  });
});
