import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inDraft, nameAt, removeAbandonedDrafts } from './drafts';

describe('The draft of a backup', () => {
  let place: string;
  beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'quire-drafts-'))));
  afterEach(() => rmSync(place, { recursive: true }));

  it('gets its name when it is complete', async () => {
    const result = await inDraft(join(place, 'one'), async (draft) => {
      writeFileSync(join(draft, 'keys'), 'secret');
      return readdirSync(place);
    });
    expect(result).toEqual(['one.unfinished']);
    expect(readdirSync(place)).toEqual(['one']);
    expect(existsSync(join(place, 'one', 'keys'))).toBe(true);
  });

  it('is removed after a failure', async () => {
    const failing = inDraft(join(place, 'one'), async (draft) => {
      writeFileSync(join(draft, 'keys'), 'secret');
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(readdirSync(place)).toEqual([]);
  });

  it('is removed by the next nightly backup after a kill, and nothing else is', async () => {
    const now = new Date('2026-01-05T02:30:10Z');
    const abandoned = nameAt(new Date('2026-01-04T02:30:12Z'));
    const running = nameAt(new Date('2026-01-05T01:00:00Z'));
    const kept = [
      ...[abandoned, `keys-${abandoned}`, `${running}.unfinished`, `keys-${running}.unfinished`],
      ...['files', 'photos.unfinished', `old-${abandoned}.unfinished`, `${abandoned}.unfinished.txt`],
    ];
    for (const name of [...kept, `${abandoned}.unfinished`, `keys-${abandoned}.unfinished`])
      mkdirSync(join(place, name));
    await removeAbandonedDrafts(place, now);
    expect(readdirSync(place).sort()).toEqual(kept.sort());
  });
});
