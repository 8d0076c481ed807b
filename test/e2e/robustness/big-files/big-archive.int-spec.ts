import { downloadArchive } from './archive-suite';

/** big-archive.long-spec.ts runs the archive of 1 GB. */
describe('an archive of 200 MB', () => downloadArchive({ files: 4, uploads: 3 }));
