import { matchingKeywords } from './keyword-match';

describe('keywords in areas of expertise', () => {
  it.each([
    ['heart failure', 'Heart failure, imaging', true],
    ['heart failure', 'failure of the right heart', true],
    ['heart failure', 'Heart surgery', false],
    ['Beta-blockers', 'beta blocker; statins', true],
    ['sepsis', 'Intensive care, sepsis', true],
    ['stress', 'stres', false],
    ['ménière', 'Meniere disease', true],
    ['IVF', 'ivf', true],
    ['age', 'Imaging', false],
    ['кардиология', 'Кардиология', true],
    ['!!', 'anything', false],
    ['sepsis', null, false],
    ['sepsis', '', false],
  ])("'%s' in '%s': %s", (keyword, expertise, found) => {
    expect(matchingKeywords([keyword], expertise)).toEqual(found ? [keyword] : []);
  });

  it('are given in the order and spelling of the article', () => {
    expect(matchingKeywords(['Stroke', 'sleep', 'AGEING'], 'ageing and stroke')).toEqual(['Stroke', 'AGEING']);
  });
});
