import { tokenOf } from '@contracts';
import { balanceConditions, type PlacedToken } from './balance-conditions';

/** 'if1 else1 end1' -> tokens; a token without a number has no known pair. */
const tokens = (text: string): PlacedToken[] =>
  text.split(' ').map((word) => {
    const [, kind = '', pair] = /^(if|else|end|value)(\d*)$/.exec(word) ?? [];
    const written = { if: '{{#if a}}', else: '{{else}}', end: '{{/if}}', value: '{{a}}' }[kind] ?? '';
    const token = tokenOf(written);
    if (!token) throw new Error(word);
    return { token, pair: pair || null };
  });
function balanced(text: string): string {
  const all = tokens(text);
  const { removed, renamed } = balanceConditions(all);
  const left = all.map(({ token, pair }, place) =>
    removed.has(place) ? [] : [`${token.kind}${renamed.get(place) ?? pair ?? ''}`],
  );
  return left.flat().join(' ');
}

describe('The conditions of a text', () => {
  it.each([
    ['if1 else1 end1', 'if1 else1 end1'],
    ['if1 if2 end2 else1 value end1', 'if1 if2 end2 else1 value end1'],
    ['if1 end2 end1', 'if1 end1'],
    ['if1 if2 end1', 'if1 end1'],
    ['if1 if2 else2 end1', 'if1 end1'],
    ['end1 value', 'value'],
    ['if1 value', 'value'],
    ['else1', ''],
    ['if1 else1 else1 end1', 'if1 else1 end1'],
    ['if1 if2 end1 end2', 'if1 end1'],
    ['if1 else2 end1', 'if1 end1'],
    ['if1 end1 if1 else1 end1', 'if1 end1 if2 else2 end2'],
    ['if1 if1 end1 end1', 'if1 if2 end2 end1'],
    ['if else end', 'if1 else1 end1'],
  ])('%s become %s', (text, expected) => {
    expect(balanced(text)).toBe(expected);
  });

  it('are balanced after any change, and then remain unchanged', () => {
    const words = ['if1', 'if2', 'if3', 'else1', 'else2', 'end1', 'end2', 'end3', 'if', 'end', 'value'];
    let state = 3;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    for (let round = 0; round < 2_000; round += 1) {
      const length = 1 + Math.floor(next() * 9);
      const text = balanced(Array.from({ length }, () => words[Math.floor(next() * words.length)]).join(' '));
      if (text === '') continue;
      expect(balanced(text)).toBe(text);
      const open: string[] = [];
      for (const word of text.split(' ')) {
        if (word.startsWith('if')) open.push(word.slice(2));
        if (word.startsWith('end')) expect(open.pop()).toBe(word.slice(3));
      }
      expect(open).toEqual([]);
    }
  });
});
