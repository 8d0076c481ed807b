import { acceptOf, singleFileAdvice } from './file-rules';

describe('The choice of a file', () => {
  it('offers both spellings of the picture formats', () => {
    expect(acceptOf('Figure')).toBe('.png,.jpg,.jpeg,.tiff,.tif');
  });
  it('offers the extensions of the designation', () => {
    expect(acceptOf('Manuscript')).toBe('.doc,.docx,.odt');
  });
  it('gives advice if only one file is possible', () => {
    expect(singleFileAdvice('Tables')).toContain('combine the tables');
    expect(singleFileAdvice('Manuscript')).toContain('replace');
  });
});
