import { demoFile } from '../stories/submission-steps';
import { odtOf } from './zip-of';

/** Signatures of formats that are missing from the demo files. */
const STARTS: Record<string, string> = {
  ...{ pdf: '%PDF-1.7\n', jpg: '\xFF\xD8\xFF\xE0', doc: '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1' },
  ...{ mp4: '\0\0\0\x18ftypisom', '3gp': '\0\0\0\x18ftyp3gp5', flv: 'FLV\x01', webm: '\x1A\x45\xDF\xA3' },
  ...{ ogv: 'OggS', avi: 'RIFF\0\0\0\0AVI ' },
};

/** A small file with the signature of this extension; for any other extension, a few letters. */
export function bytesOf(extension: string): Buffer {
  const name = { docx: 'manuscript.docx', png: 'figure-1.png', tiff: 'figure-2.tiff' }[extension];
  if (name !== undefined) return demoFile(name);
  if (extension === 'odt') return odtOf();
  return Buffer.from(`${STARTS[extension] ?? 'text'}and more`, 'latin1');
}
