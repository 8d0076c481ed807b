import type { XmlTree } from '../validation/schema-check';
import { all, first } from './xml-places';

/** The ids of the notes to which an author refers for their address. */
const noteIdsOf = (contrib: XmlTree): string[] =>
  all(contrib, 'xref')
    .filter(({ attributes }) => attributes['ref-type'] === 'corresp')
    .flatMap(({ attributes }) => (attributes.rid ?? '').split(/\s+/).filter(Boolean));

/** Whether the package names this author as a corresponding one. */
export const isCorresponding = (contrib: XmlTree): boolean =>
  contrib.attributes.corresp === 'yes' || noteIdsOf(contrib).length > 0;

/**
 * The addresses that the notes give to the corresponding authors. Authors who share a note get its addresses in their order. An address
 * without a reference counts only when there is a single corresponding author, since no one could say which of several has it.
 */
export function notedAddresses(contribs: readonly XmlTree[], front: XmlTree): ReadonlyMap<XmlTree, XmlTree> {
  const found = new Map<XmlTree, XmlTree>();
  const corresponding = contribs.filter(isCorresponding);
  const notes = new Map(all(front, 'corresp').map((note) => [note.attributes.id ?? '', all(note, 'email')]));
  for (const contrib of corresponding) {
    const [email] = noteIdsOf(contrib).flatMap((id) => notes.get(id)?.splice(0, 1) ?? []);
    if (email !== undefined) found.set(contrib, email);
  }
  const [only] = corresponding;
  if (only !== undefined && corresponding.length === 1 && !found.has(only)) {
    const email = first(first(front, 'author-notes') ?? front, 'email');
    if (email !== undefined) found.set(only, email);
  }
  return found;
}
