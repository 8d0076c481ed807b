import { restored } from './reply-changes';

describe("'Restore text' of a reply", () => {
  it('keeps an opening that was written elsewhere after the found text was emptied', () => {
    const found = { value: { opening: '', replies: {} }, base: { opening: 'Dear editor', replies: {} } };
    const draft = { opening: 'Dear editors, thank you', replies: {} };
    const { opening } = restored(draft, { ...found, at: '2026-11-01T10:00:00.000Z', name: 'n', text: 't' });
    expect(opening).toBe('Dear editors, thank you');
  });
});
