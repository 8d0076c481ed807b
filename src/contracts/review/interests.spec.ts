import { asksInterests, interestsProblems, typesIn, withAsked } from './interests';

describe('the setting about competing interests of reviewers', () => {
  it('contains only existing types, in a fixed order', () => {
    expect(typesIn('2,1,99,x,')).toEqual(['1', '2']);
    expect(withAsked(withAsked('', 2, true), 1, true)).toBe('1,2');
    expect(withAsked('1,2', 1, false)).toBe('2');
    expect([asksInterests('1,2', 2), asksInterests('1', 2), asksInterests('1,2', null)]).toEqual([true, false, false]);
  });
});

it('an answer needs a yes or no, and a yes a text of at most 2,000 characters', () => {
  expect(interestsProblems({ yes: null, text: null })).toHaveProperty('competingInterests');
  expect(interestsProblems({ yes: true, text: ' ' })).toHaveProperty('interestsText');
  expect(interestsProblems({ yes: true, text: 'x'.repeat(2001) })).toHaveProperty('interestsText');
  expect(interestsProblems({ yes: true, text: 'A grant' })).toEqual({});
  expect(interestsProblems({ yes: false, text: null })).toEqual({});
});
