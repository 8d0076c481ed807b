import { FILE_FLAGS, type FileFlag } from '../../contracts';
import { compoundFlags } from './compound-content';
import { pdfFlags } from './pdf-content';
import { zipFlags } from './zip-content';

const LOOKS: Record<string, (path: string) => Promise<ReadonlySet<FileFlag>>> = {
  pdf: pdfFlags,
  doc: compoundFlags,
  ppt: compoundFlags,
  docx: zipFlags,
  pptx: zipFlags,
  odt: zipFlags,
  odp: zipFlags,
};

/**
 * The flags of an uploaded file, by its content.
 * @throws ApiProblem 422 for an archive bomb, 415 for a document that cannot be unpacked.
 */
export async function contentFlags(path: string, extension: string): Promise<FileFlag[]> {
  const found = await LOOKS[extension]?.(path);
  return FILE_FLAGS.filter((flag) => found?.has(flag));
}
