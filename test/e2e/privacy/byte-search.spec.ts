import { unlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ByteSearch } from './byte-search';

describe('the search of every byte', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-byte-search-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('continues when a listed file is deleted before it is read', async () => {
    await writeFile(join(folder, 'a'), 'the first canary');
    await writeFile(join(folder, 'b'), 'the second canary');
    const search = new ByteSearch(['canary']);
    await search.files(folder, (path) => {
      if (path.endsWith('a')) unlinkSync(join(folder, 'b'));
      return path;
    });
    expect([...search.found]).toEqual([`canary in ${join(folder, 'a')}`]);
  });
});
