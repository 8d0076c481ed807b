import { linesBeside } from './lines-beside';

describe('the lines of an annotated document', () => {
  it('are those that the authors did not write, wherever lines break', () => {
    const authors = 'We studied sleep\nin teenagers, with thanks to M. Kuipers.';
    const annotated = 'We studied\nsleep in teenagers,  with thanks to M. Kuipers.\nWhich scale? M. Kuipers, Utrecht';
    expect(linesBeside(annotated, ['Another file', authors])).toEqual(['Which scale? M. Kuipers, Utrecht']);
  });

  it('are all lines if there is no text of the authors to compare with', () => {
    expect(linesBeside('One\nTwo', [])).toEqual(['One', 'Two']);
  });
});
