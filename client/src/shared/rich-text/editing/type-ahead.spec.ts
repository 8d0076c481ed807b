import { afterKey } from './type-ahead';

describe('Text typed before an editor is ready', () => {
  it.each([
    ['a', 'b', 'ab'],
    ['a', ' ', 'a '],
    ['a', '漢', 'a漢'],
    ['a😀', 'Backspace', 'a'],
    ['', 'Backspace', ''],
    ['a', 'Enter', 'a\n'],
  ])('of %j is, after %s, %j', (text, key, after) => {
    expect(afterKey(text, key)).toBe(after);
  });

  it.each(['Tab', 'Escape', 'Shift', 'ArrowLeft', 'F5'])('is not changed by %s, which the page handles', (key) => {
    expect(afterKey('a', key)).toBeNull();
  });
});
