import type { JournalRecord } from './article-record';
import { el, textEl, type Xml, xmlDocument } from './xml';

const doctype = (root: string, name: string): string =>
  `<!DOCTYPE ${root} PUBLIC "-//MECA//DTD ${name} v1.0//en" "https://www.manuscriptexchange.org/schema/${root}-1.0.dtd">`;

/** A file of the package, as its manifest names it. */
export interface MecaItem {
  /** The kind of file for the receiver: 'manuscript', 'figure', 'article-metadata'... */
  kind: string;
  description: string;
  /** For figures: the caption as the author entered it. */
  title: string | null;
  revision: number | null;
  /** Its path in the package. */
  path: string;
  mediaType: string;
}

const item = ({ kind, description, title, revision, path, mediaType }: MecaItem, place: number): Xml =>
  el(
    'item',
    { id: `item-${place + 1}`, 'item-type': kind, 'item-version': revision === null ? null : String(revision) },
    textEl('item-title', title),
    el('item-description', {}, description),
    el('file-order', {}, String(place + 1)),
    el('instance', { 'xlink:href': path, 'media-type': mediaType }),
  );

/** manifest.xml of a MECA 1.0 package (NISO RP-30): all its files, in reading order. */
export const mecaManifest = (items: readonly MecaItem[]): string =>
  xmlDocument(
    el(
      'manifest',
      {
        ...{ xmlns: 'https://manuscriptexchange.org/schema/manifest', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' },
        'manifest-version': '1.0',
      },
      items.map(item),
    ),
    doctype('manifest', 'Manifest'),
  );

/** transfer.xml of a MECA 1.0 package: from the journal's office to the journal's own production. */
export function mecaTransfer({ title }: JournalRecord, officeEmail: string): string {
  const publication = el('publication', { type: 'journal' }, el('publication-title', {}, title));
  const office = el('contact', { 'contact-role': 'editorial office' }, el('email', {}, officeEmail));
  return xmlDocument(
    el(
      'transfer',
      { xmlns: 'https://manuscriptexchange.org/schema/transfer', 'transfer-version': '1.0' },
      el('transfer-source', {}, el('service-provider', {}, el('provider-name', {}, 'Quire'), office), publication),
      el('destination', {}, el('service-provider', {}, el('provider-name', {}, title)), publication),
    ),
    doctype('transfer', 'Transfer'),
  );
}
