import {
  figureLabels,
  figureName,
  figureNumbers,
  figureTitleOf,
  figureTitlesProblem,
  renumberedTitles,
} from './figure-numbers';

describe('The numbers of figures', () => {
  it('count main figures, and letter their parts', () => {
    expect(figureNumbers([false, true, true, false, true])).toEqual(['1', '1-a', '1-b', '2', '2-a']);
  });

  it('begin with a main figure, even if the first is marked as a part', () => {
    expect(figureNumbers([true, true])).toEqual(['1', '1-a']);
  });

  it('continue with two letters after z', () => {
    const numbers = figureNumbers([false, ...Array.from({ length: 28 }, () => true)]);
    expect(numbers.slice(25)).toEqual(['1-y', '1-z', '1-aa', '1-ab']);
  });

  it.each([
    ['1', { number: '1', isPart: false, caption: '' }],
    ['2-a', { number: '2-a', isPart: true, caption: '' }],
    ['2-a. Flow of patients', { number: '2-a', isPart: true, caption: 'Flow of patients' }],
    ['Figure 3: Flow', { number: '3', isPart: false, caption: 'Flow' }],
    ['Fig. 1b. Flow', { number: '1-b', isPart: true, caption: 'Flow' }],
    ['Flow of patients', { number: null, isPart: false, caption: 'Flow of patients' }],
    ['30 days after discharge', { number: null, isPart: false, caption: '30 days after discharge' }],
    [null, { number: null, isPart: false, caption: '' }],
  ])('are read from %j', (title, name) => {
    expect(figureName(title)).toEqual(name);
  });

  it("come before the author's title of the figure", () => {
    expect([figureTitleOf('1-a', 'Flow'), figureTitleOf('2', '')]).toEqual(['1-a. Flow', '2']);
    expect(figureTitleOf('2', 'x'.repeat(600))).toHaveLength(500);
  });

  it.each([
    [['1', '1-a', '2', '2-a'], true],
    [['1. One', '1-a. Other', '1-b', '2'], true],
    [['2', '1'], false],
    [['1', '1-b'], false],
    [['1-a', '1'], false],
    [['1', '1'], false],
    [['One', 'Two'], false],
  ])('must follow each other: %j', (titles, fits) => {
    expect(figureTitlesProblem(titles) === undefined).toBe(fits);
  });

  it('are shown by place, not by the number in the title; supplementary figures are counted separately', () => {
    const figures = [
      ['Figure', '1. Flow'],
      ['SupplementaryFigures', '2. Sites'],
      ['Figure', '4. Stay'],
      ['Figure', '4-b'],
      ['SupplementaryFigures', null],
      ['Figure', 'Costs'],
    ] as const;
    const labels = figureLabels(figures.map(([designation, figureTitle]) => ({ designation, figureTitle })));
    expect(labels.map(({ label }) => label)).toEqual([
      'Figure 1. Flow',
      'Supplementary figure 1. Sites',
      'Figure 2. Stay',
      'Figure 2-a',
      'Supplementary figure 2',
      'Figure 3. Costs',
    ]);
    expect(labels[2]).toMatchObject({ number: '2', name: 'Figure 2', caption: 'Stay' });
  });

  it('have no gap in titles after a deletion; a title without a number gets none', () => {
    expect(renumberedTitles(['1. Flow', '3. Stay', '3-b. Ward', null, 'Costs', '7'])).toEqual([
      '1. Flow',
      '2. Stay',
      '2-a. Ward',
      null,
      'Costs',
      '5',
    ]);
  });
});
