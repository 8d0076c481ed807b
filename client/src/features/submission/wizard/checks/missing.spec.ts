import { type ArticleFields, DEFAULT_SETTINGS, EMPTY_ARTICLE_FIELDS } from '@contracts';
import { aFile, anArticle } from '../../../../../test/articles';
import { changesSince, fieldsOf } from '../draft/draft-fields';
import { hasPicture, missingByStep, missingInGeneral as ofGeneral, missingInReviewers as ofReviewers } from './missing';

const complete = fieldsOf(anArticle());
const missingInGeneral = (fields: ArticleFields, limits = DEFAULT_SETTINGS) => ofGeneral(fields, limits);
const missingInReviewers = (fields: ArticleFields) => ofReviewers(fields, DEFAULT_SETTINGS);

describe('Missing parts of a wizard step', () => {
  it('names every field that an empty form lacks', () => {
    expect(Object.keys(missingInGeneral(EMPTY_ARTICLE_FIELDS))).toEqual(['articleTitle', 'typeId', 'firstTime']);
    expect(missingInGeneral({ ...EMPTY_ARTICLE_FIELDS, typeId: 2 })).toHaveProperty('abstractText');
    expect(missingInGeneral(complete)).toEqual({});
  });

  it('counts an abstract with only the four headings as empty', () => {
    const abstractText = '<h3>INTRODUCTION</h3><p>&nbsp;</p><h3>METHODS</h3><h3>RESULTS</h3><h3>CONCLUSION</h3>';
    expect(missingInGeneral({ ...complete, abstractText })['abstractText']).toBe('Please write the abstract.');
  });

  it.each([
    [2, 250],
    [1, 200],
  ])('of type %i allows %i words in the abstract', (typeId, limit) => {
    const words = (count: number) => ({ ...complete, typeId, abstractText: `<p>${'word '.repeat(count)}</p>` });
    expect(missingInGeneral(words(limit))).toEqual({});
    expect(missingInGeneral(words(limit + 1))['abstractText']).toBe(`Max words for abstact is ${limit}`);
  });

  it('requires no abstract for a letter, and sends none', () => {
    const letter = { ...complete, typeId: 10 };
    expect(missingInGeneral({ ...letter, abstractText: '' })).toEqual({});
    expect(changesSince(complete, letter)).toEqual({ typeId: 10, abstractText: '' });
  });

  it('requires the earlier number only after an earlier submission', () => {
    expect(missingInGeneral({ ...complete, firstTime: 1 })).toHaveProperty('previousId');
    expect(missingInGeneral({ ...complete, firstTime: 1, previousId: '2025-1' })).toEqual({});
  });

  it('allows five keywords', () => {
    const keywords = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(missingInGeneral({ ...complete, keywords })['keywords']).toBe('Max 5 keywords allowed.');
    expect(missingInGeneral({ ...complete, keywords: keywords.slice(1) })).toEqual({});
  });

  it('follows the limits that the webmaster has set', () => {
    const limits = { ...DEFAULT_SETTINGS, abstractWordsOriginal: 2, maxKeywords: 1 };
    const over = { ...complete, keywords: ['a', 'b'], abstractText: '<p>three short words</p>' };
    expect(missingInGeneral(over)).toEqual({});
    expect(missingInGeneral(over, limits)).toEqual({
      keywords: 'Max 1 keywords allowed.',
      abstractText: 'Max words for abstact is 2',
    });
  });

  it('rejects one person as both nominees, or as nominee and excluded', () => {
    expect(missingInReviewers({ ...complete, reviewerOne: 'x', reviewerTwo: 'x' })).toHaveProperty('reviewerTwo');
    expect(missingInReviewers({ ...complete, reviewerOne: 'x', reviewerRemoved: 'x' })).toHaveProperty(
      'reviewerRemoved',
    );
    expect(missingInReviewers({ ...complete, reviewerOne: 'x', reviewerTwo: 'y', reviewerRemoved: 'z' })).toEqual({});
  });

  it('requires a manuscript, and detects whether there is a picture', () => {
    const bare = anArticle({ files: [] });
    expect(missingByStep(complete, bare, DEFAULT_SETTINGS)[3]).toEqual({ files: 'Manuscript is required file.' });
    expect(missingByStep(complete, anArticle(), DEFAULT_SETTINGS)[3]).toEqual({});
    expect(hasPicture(anArticle())).toBe(false);
    expect(hasPicture(anArticle({ files: [aFile({ type: 'Figure', fileType: 'tiff' })] }))).toBe(true);
  });
});
