import { copiesOfTab, draftCopy, newVisit } from './draft-copy';

const KEY = 'user-1:withdraw:a1';
const [here, there] = [newVisit(), newVisit()];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 2, 3, 10) });
});
afterEach(() => jest.useRealTimers());

const later = () => jest.advanceTimersByTime(1_000);
const textOf = (key = KEY) => draftCopy.find<string>(key)?.value;

describe('Copies of typed text', () => {
  it('do not overwrite each other in two windows; each is found until it is taken or discarded', () => {
    draftCopy.store(KEY, here, 'Here.');
    later();
    draftCopy.store(KEY, there, 'There.');
    expect([draftCopy.stored(KEY, here), draftCopy.stored(KEY, there)]).toEqual(['Here.', 'There.']);
    draftCopy.settle(draftCopy.find(KEY));
    expect(textOf()).toBe('Here.');
    draftCopy.drop(KEY, here);
    expect(textOf()).toBeUndefined();
  });

  it('are kept when their own window has changed them since they were found', () => {
    draftCopy.store(KEY, there, 'There.');
    const found = draftCopy.find(KEY);
    later();
    draftCopy.store(KEY, there, 'There and more.');
    draftCopy.settle(found);
    expect(textOf()).toBe('There and more.');
  });

  it('are removed when the server has their text', () => {
    draftCopy.store(KEY, here, 'Saved.');
    later();
    draftCopy.store(KEY, there, 'Not saved.');
    expect(draftCopy.find<string>(KEY, (text) => text !== 'Not saved.')?.value).toBe('Saved.');
    expect(textOf()).toBe('Saved.');
  });

  it('belong to one form and one person', () => {
    draftCopy.store(KEY, here, 'Mine.');
    draftCopy.store('user-1:withdraw:a12', here, 'Of another manuscript.');
    draftCopy.store('user-2:withdraw:a1', here, "Another person's.");
    expect(textOf()).toBe('Mine.');
    draftCopy.dropAllOf('user-1');
    expect(textOf('user-1:withdraw:a12')).toBeUndefined();
    expect(textOf('user-2:withdraw:a1')).toBe("Another person's.");
  });

  it('of a person without an account are only in the tab', () => {
    copiesOfTab.store('registration', here, 'Anna');
    expect(draftCopy.find('registration')).toBeNull();
    expect(copiesOfTab.find<string>('registration')?.value).toBe('Anna');
  });

  it('that are unreadable are skipped, and copies of older versions are found', () => {
    localStorage.setItem(`quire-draft:${KEY}#x`, '{');
    localStorage.setItem(`quire-draft:${KEY}`, JSON.stringify({ value: 'Older.', at: '2026-01-01T00:00:00.000Z' }));
    expect(textOf()).toBe('Older.');
  });
});
