import JSZip from 'jszip';

const NAMES = [
  ...['office', 'text', 'table', 'style', 'drawing'].map((name) => {
    const short = name === 'drawing' ? 'draw' : name;
    return `xmlns:${short}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  }),
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ');

const STYLES = `<office:automatic-styles>
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="R" style:family="paragraph"><style:paragraph-properties style:writing-mode="rl-tb"/></style:style>
</office:automatic-styles>`;

export interface OdtParts {
  /** XML inside office:text. */
  body: string;
  /** Replaces the whole content.xml. */
  content?: string;
  manifest?: string;
  more?: Record<string, Buffer | string>;
}

/** An OpenDocument text. */
export function openDocument({ body, content, manifest = '', more = {} }: OdtParts): Promise<Buffer> {
  const zip = new JSZip();
  zip.file('mimetype', 'application/vnd.oasis.opendocument.text', { compression: 'STORE' });
  const whole = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMES}>${STYLES}<office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  zip.file('content.xml', content ?? whole);
  zip.file('META-INF/manifest.xml', `<manifest:manifest xmlns:manifest="m">${manifest}</manifest:manifest>`);
  for (const [name, bytes] of Object.entries(more)) zip.file(name, bytes);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** An archive of the given files. */
export function archive(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, bytes] of Object.entries(files)) zip.file(name, bytes);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** A document with changed parts. */
export async function changed(bytes: Buffer, files: Record<string, Buffer | string | null>): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  for (const [name, content] of Object.entries(files)) {
    if (content === null) zip.remove(name);
    else zip.file(name, content);
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
