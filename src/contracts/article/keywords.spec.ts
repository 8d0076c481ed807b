import { KEYWORD_MESSAGES, keywordKey, keywordProblem, tidyKeyword } from './keywords';

describe('a keyword', () => {
  it.each(['', '  ', '\t'])('is more than %j', (text) => {
    expect(keywordProblem(text)).toBe(KEYWORD_MESSAGES.required);
  });

  it('holds no semicolon, which separates keywords', () => {
    expect(keywordProblem('heart; lung')).toBe(KEYWORD_MESSAGES.semicolon);
    expect(keywordProblem('heart and lung')).toBeUndefined();
  });

  it('holds a letter or a digit, by which it can be found', () => {
    expect(keywordProblem('+ + +')).toBe(KEYWORD_MESSAGES.noLetter);
    expect(keywordProblem('β2')).toBeUndefined();
  });

  it('is kept without needless space, its accents composed', () => {
    expect(tidyKeyword('  Me\u0301nie\u0300re \n disease ')).toBe('M\u00e9ni\u00e8re disease');
  });

  it('is sought without case and accents', () => {
    expect(keywordKey('Ménière  DISEASE')).toBe('meniere disease');
  });
});
