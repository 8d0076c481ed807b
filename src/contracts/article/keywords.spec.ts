import { KEYWORD_MESSAGES, keywordKey, keywordProblem, tidyKeyword } from './keywords';

describe('a keyword', () => {
  it.each(['', '  ', '\t'])('cannot be %j', (text) => {
    expect(keywordProblem(text)).toBe(KEYWORD_MESSAGES.required);
  });

  it('contains no semicolon, because semicolons separate keywords', () => {
    expect(keywordProblem('heart; lung')).toBe(KEYWORD_MESSAGES.semicolon);
    expect(keywordProblem('heart and lung')).toBeUndefined();
  });

  it('contains a letter or a digit, so that it can be searched', () => {
    expect(keywordProblem('+ + +')).toBe(KEYWORD_MESSAGES.noLetter);
    expect(keywordProblem('β2')).toBeUndefined();
  });

  it('is stored without extra spaces and with composed accents', () => {
    expect(tidyKeyword('  Me\u0301nie\u0300re \n disease ')).toBe('M\u00e9ni\u00e8re disease');
  });

  it('is searched regardless of case and accents', () => {
    expect(keywordKey('Ménière  DISEASE')).toBe('meniere disease');
  });
});
