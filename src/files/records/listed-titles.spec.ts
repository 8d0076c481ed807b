import { aFile } from '../../../test/support/article/article-people';
import { shownFigures } from '../../article';
import { retitledFigures } from './listed-titles';

const figure = (place: number, figureTitle: string | null) =>
  aFile(`f${place}`, {
    designation: 'Figure',
    fileName: `2026-1-Figure-${place}.png`,
    figureTitle,
    figureOrder: place,
  });
const listed = (place: number, figureTitle?: string | null) => ({
  filename: `2026-1-Figure-${place}.png`,
  figureTitle,
});

describe('the titles of listed figures', () => {
  const files = [aFile('m'), figure(2, '1-a. Ward'), figure(1, '1. Flow'), figure(3, null)];

  it.each([
    [[]],
    [[listed(1, '1. Flow'), listed(2, '1-a. Ward'), listed(3, null)]],
    [[listed(1, 'Flow'), listed(2, ' Ward '), listed(3, '')]],
    [[listed(1, '2. Flow'), listed(3, '2')]],
    [[{ filename: '2026-1-Manuscript-1.docx', figureTitle: 'Text' }]],
  ])('change nothing in %j', (list) => {
    expect(retitledFigures(files, 0, list)).toBeNull();
    expect(retitledFigures(files, 1, [listed(1, 'Other')])).toBeNull();
  });

  it('are those that the API shows after the figure was deleted to which the first one belonged', () => {
    const left = [figure(2, '1-a. Ward'), figure(3, '1-b. Costs')];
    const shown = shownFigures(left);
    const asShown = left.map(({ fileId }, place) => listed(place + 2, shown.get(fileId)?.title));
    expect(asShown[0]?.figureTitle).toBe('1. Ward');
    expect(retitledFigures(left, 0, asShown)).toBeNull();
  });

  it('replace the present ones, and all are numbered in their order', () => {
    const titles = (list: Parameters<typeof retitledFigures>[2]) =>
      retitledFigures(files, 0, list)?.map((one) => `${one.fileId} ${one.figureTitle}`);
    expect(titles([listed(2, 'Ward 7'), listed(3, 'Costs')])).toEqual(['f1 1. Flow', 'f2 1-a. Ward 7', 'f3 2. Costs']);
    expect(titles([listed(2, '2. Ward')])).toEqual(['f1 1. Flow', 'f2 2. Ward', 'f3 3']);
    expect(titles([{ filename: '2026-1-FIGURE-1.PNG', figureTitle: 'Path' }])).toEqual([
      'f1 1. Path',
      'f2 1-a. Ward',
      'f3 2',
    ]);
  });
});
