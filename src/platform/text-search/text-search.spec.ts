import { foldText, lexemesOf, textQuery, tsvectorOf, wordsToFind } from '.';

const lexemes = (text: string): string[] => lexemesOf(text, { stopWords: true }).sort();
const FIELD = [{ mark: 't:', shortestPrefix: 3 }];
const query = (text: string): string => textQuery(wordsToFind(text), FIELD);

describe('texts for searching', () => {
  it.each([
    ['Müller', 'muller'],
    ['MÜLLER', 'muller'],
    ['Mu\u0308ller', 'muller'],
    ['Şener İÇ ıslak', 'sener ic islak'],
    ['Łódź Straße Ærø', 'lodz strasse aero'],
    ['Ἑλλάς ΟΔΟΣ', 'ελλασ οδοσ'],
    ['Ёлка Чайковский', 'елка чаиковскии'],
    ['Nguyễn Thị Ánh', 'nguyen thi anh'],
    ['ﬁbrosis ①', 'fibrosis 1'],
    ['한국어', '한국어'],
    ['हिन्दी', 'हिन्दी'],
  ])('are folded: %s', (written, folded) => {
    expect(foldText(written)).toBe(folded);
  });

  it('contain words, parts of joined words, and both spellings of an umlaut', () => {
    expect(lexemes('COVID-19 in O’Brien’s Müller-Unit')).toEqual(
      [
        '19',
        'brien',
        'covid',
        'covid19',
        'in',
        'mueller',
        'muellerunit',
        'muller',
        'mullerunit',
        'o',
        'obriens',
        's',
        'unit',
      ].sort(),
    );
  });

  it('contain letters and pairs of a script without spaces, next to words of other scripts', () => {
    expect(lexemes('早期活动ICU')).toEqual(['icu', '动', '早', '早期', '期', '期活', '活', '活动'].sort());
  });

  it('leave out common words if requested, and cut overlong words', () => {
    expect(lexemesOf('The effect of a drug', { stopWords: false })).toEqual(['effect', 'drug']);
    expect(lexemes('x'.repeat(5000))).toEqual(['x'.repeat(60)]);
    expect(query('x'.repeat(5000))).toBe(`'t:${'x'.repeat(60)}':*`);
  });

  it('become a tsvector of quoted words', () => {
    expect(tsvectorOf(['t:one', 'b:two'])).toBe("'t:one' 'b:two'");
  });
});

describe('a search text', () => {
  it('searches for every word by its beginning, for short words as a whole', () => {
    expect(query('stroke of ICU x')).toBe("'t:stroke':* & 't:icu':* & 't:x'");
  });

  it('searches for joined words together or apart, and for an umlaut in both spellings', () => {
    expect(query('covid-19')).toBe("(('t:covid':* & 't:19') | 't:covid19':*)");
    expect(query('Müller')).toBe("('t:muller':* | 't:mueller':*)");
  });

  it('searches for adjacent letters in scripts without spaces', () => {
    expect(query('早期活')).toBe("('t:早期' & 't:期活')");
    expect(query('早')).toBe("'t:早'");
  });

  it('counts common words only if there are no others', () => {
    expect(query('the of')).toBe("'t:the':* & 't:of'");
    expect(query('state-of-the-art')).toBe("(('t:state':* & 't:art':*) | 't:stateoftheart':*)");
    expect(query('the stroke')).toBe("'t:stroke':*");
  });

  it.each(['', '   ', '"\'()&|!:*<->\\', '\ud800', '\u0000', '—…。、', '🙂'])('finds nothing in %j', (text) => {
    expect(wordsToFind(text)).toEqual([]);
  });

  it('contains only letters and digits, also for hostile texts', () => {
    for (const text of ["'); DROP TABLE x; --", 'a & b | !c:*', "o'''b", 'x\\'])
      expect(query(text).replace(/'t:[\p{L}\p{N}\p{M}]+'(:\*)?/gu, '')).toMatch(/^[ &|()]*$/);
    expect(wordsToFind('word '.repeat(2000)).length).toBeLessThanOrEqual(16);
  });
});
