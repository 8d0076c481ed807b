import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import JSZip from 'jszip';

/** The name of a reviewer, in every place of a file in which programs write it. */
export const SECRET = 'Canaryreviewer';
const LOGIN = 'canary.login@example.net';

/** A PDF with a comment, whose reviewer is named in properties, XMP, annotations, an attachment, a signature and an older version. */
export async function annotatedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  page.drawText('The manuscript.');
  document.setAuthor(SECRET);
  document.setKeywords([SECRET]);
  await document.attach(Buffer.from(SECRET), `${SECRET}.txt`, { description: SECRET });
  const { context } = document;
  const rect = [50, 50, 80, 80];
  const note = { Type: 'Annot', Subtype: 'Text', Rect: rect, NM: PDFString.of(SECRET), RC: PDFString.of(SECRET) };
  const comment = context.obj({
    ...note,
    Contents: PDFString.of('Please explain this.'),
    T: PDFHexString.fromText(SECRET),
  });
  const field = context.obj({ Type: 'Annot', Subtype: 'Widget', Rect: rect, FT: 'Sig', T: PDFString.of('s') });
  field.set(PDFName.of('V'), context.obj({ Type: 'Sig', Name: PDFString.of(SECRET) }));
  const popup = context.obj({ Type: 'Annot', Subtype: 'Popup', Rect: rect, T: PDFString.of(SECRET) });
  page.node.set(PDFName.of('Annots'), context.obj([context.register(comment), field, popup]));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Word: { Private: PDFString.of(SECRET) } }));
  const xmp = context.stream(`<x:xmpmeta><dc:creator>${SECRET}</dc:creator></x:xmpmeta>`, { Type: 'Metadata' });
  document.catalog.set(PDFName.of('Metadata'), context.register(xmp));
  const layer = context.obj({
    Type: 'OCG',
    Name: PDFString.of('Layer'),
    Usage: { CreatorInfo: { Creator: PDFString.of(SECRET) } },
  });
  document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [context.register(layer)] }));
  // Objects to which nothing refers any more, such as the Info of an older version.
  context.register(context.obj({ Author: PDFString.of(SECRET), Secret: PDFString.of(SECRET) }));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const by = (who: string): string => `w:author="${who}" w:date="2026-01-01T00:00:00Z" w:initials='${who}'`;

/** A .docx with a comment and a tracked change, whose reviewer is named in properties, people, paths and a document within it. */
export async function annotatedDocx(inner = true): Promise<Buffer> {
  const zip = new JSZip();
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships ${RELATIONS}><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="x"><dc:creator>${SECRET}</dc:creator><cp:lastModifiedBy>${SECRET}</cp:lastModifiedBy></cp:coreProperties>`,
    'docProps/app.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Manager>${SECRET}</Manager></Properties>`,
    'docProps/custom.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><p>${SECRET}</p></Properties>`,
    'package/services/metadata/core-properties/1.psmdcp': `<coreProperties xmlns="x"><creator>${SECRET}</creator></coreProperties>`,
    'word/document.xml': `<w:document ${W}><w:body><w:p><w:ins w:id="1" ${by(SECRET)}><w:r><w:t>A change, "author" said.</w:t></w:r></w:ins></w:p></w:body></w:document>`,
    'word/comments.xml': `<w:comments ${W}><w:comment w:id="2" ${by(SECRET)}><w:p><w:r><w:t>Please explain.</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/people.xml': `<w15:people xmlns:w15="x"><w15:person w15:author="${SECRET}"><w15:presenceInfo w15:providerId="AD" w15:userId="${LOGIN}"/></w15:person></w15:people>`,
    'word/settings.xml': `<w:settings ${W}><w:attachedTemplate r:id="r9"/><w:docVars><w:docVar w:name="user" w:val="${SECRET}"/></w:docVars></w:settings>`,
    'word/_rels/settings.xml.rels': `<Relationships ${RELATIONS}><Relationship Id="r9" Type="${OFFICE}/attachedTemplate" Target="file:///C:/Users/${SECRET}/Normal.dotm" TargetMode="External"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships ${RELATIONS}><Relationship Id="r3" Type="${OFFICE}/hyperlink" Target="file:///home/${SECRET}/a.docx" TargetMode="External"/></Relationships>`,
    'customXml/item1.xml': `<server><Author>${SECRET}</Author></server>`,
    'docMetadata/LabelInfo.xml': `<clbl:labelList xmlns:clbl="x"><clbl:label id="${SECRET}"/></clbl:labelList>`,
  };
  for (const [name, text] of Object.entries(parts)) zip.file(name, text);
  if (inner) zip.file('word/embeddings/inner.docx', await annotatedDocx(false));
  return zip.generateAsync({ type: 'nodebuffer' });
}

const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 2) === 'PK';

/** The whole content of a file, unpacked, for a search. */
export async function unpackedText(bytes: Buffer): Promise<string> {
  return isZip(bytes) ? zipText(bytes) : pdfText(bytes);
}

async function zipText(bytes: Buffer): Promise<string> {
  const zip = await JSZip.loadAsync(bytes);
  const texts = Object.values(zip.files).map(async (file) => {
    const inside = await file.async('nodebuffer');
    return `${file.name} ${file.date.toISOString()} ${file.comment ?? ''} ${isZip(inside) ? await zipText(inside) : inside.toString('utf8')}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** Strings in hexadecimal are decoded. */
async function pdfText(bytes: Buffer): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const plain = Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false })).toString('latin1');
  const hex = [...plain.matchAll(/<([0-9a-f\s]{8,})>/gi)].map(([, digits = '']) =>
    Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1').replaceAll('\0', ''),
  );
  return [bytes.toString('latin1'), plain, ...hex].join('\n');
}
