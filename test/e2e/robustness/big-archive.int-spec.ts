import { downloadArchive } from './archive-suite';

/** The archive of 1 GB: big-archive.long-spec.ts. */
describe('an archive of 200 MB', () => downloadArchive({ files: 4, uploads: 3 }));
