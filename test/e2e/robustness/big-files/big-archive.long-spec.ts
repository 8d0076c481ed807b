import { LARGEST_UPLOAD } from '../../../support/files/big-upload';
import { downloadArchive } from './archive-suite';

describe('an archive of 1 GB', () => downloadArchive({ files: Math.ceil(2 ** 30 / LARGEST_UPLOAD), uploads: 10 }));
