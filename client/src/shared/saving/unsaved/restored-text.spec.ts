import { restoredText } from './restored-text';

const at = new Date(2026, 2, 3, 10, 42).toISOString();
const texts = { found: 'Found', base: 'Base', at };

describe('Restored text', () => {
  it('replaces the text that it started from, and an empty one', () => {
    expect(restoredText('lines', { ...texts, present: 'Base ' })).toBe('Found');
    expect(restoredText('rich', { ...texts, present: '<p>&nbsp;</p>' })).toBe('Found');
    expect(restoredText('line', { ...texts, base: undefined, present: null })).toBe('Found');
  });

  it('follows text that was written elsewhere since, with its own time', () => {
    const note = 'Text of 3 March 2026 at 10:42 from this browser:';
    expect(restoredText('lines', { ...texts, present: 'Newer' })).toBe(`Newer\n\n${note}\nFound`);
    expect(restoredText('line', { ...texts, present: 'Newer' })).toBe('Newer / Found');
    expect(restoredText('rich', { ...texts, found: '<p>Found</p>', present: '<p>Newer</p>' })).toBe(
      `<p>Newer</p><p>${note}</p><p>Found</p>`,
    );
  });

  it('is not repeated, and an empty one removes nothing that was written elsewhere', () => {
    expect(restoredText('lines', { ...texts, present: 'Found' })).toBe('Found');
    expect(restoredText('rich', { ...texts, found: '<p> </p>', present: '<p>Newer</p>' })).toBe('<p>Newer</p>');
  });
});
