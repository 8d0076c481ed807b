import JSZip from 'jszip';

const run = (text: string, look = ''): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]): string => `<w:p>${runs.join('')}</w:p>`;
const WHITE = '<w:color w:val="FFFFFF"/>';
const field = (code: string, shown: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const DATE = 'w:date="2026-01-01T00:00:00Z"';
const FONT = 'fillcolor="silver" stroked="f"';
const NAMESPACES =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
const shape = (fill: string, content: string): string =>
  paragraph(
    `<w:r><w:drawing ${NAMESPACES}><wp:anchor><wp:positionH relativeFrom="column"><wp:posOffset>457200</wp:posOffset></wp:positionH>` +
      `<wp:docPr id="31" name="Text box"/><a:graphic><a:graphicData><wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${content}` +
      `</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`,
  );
const solid = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
const withFill = (fill: string, look: string): string =>
  `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="${fill}"/></w:tcPr>${paragraph(run('Head of a dark table row', look))}</w:tc></w:tr></w:tbl>`;

/** XML that the usual programs write into honest documents, and that the library for the other documents cannot make. */
export const USUAL_XML: Readonly<Record<string, string>> = {
  'a hidden bookmark': `<w:p><w:bookmarkStart w:id="7" w:name="_Hlk12345678"/>${run('Bookmarked.')}<w:bookmarkEnd w:id="7"/></w:p>`,
  'a citation of a reference manager': paragraph(
    field(
      'ADDIN EN.CITE &lt;EndNote&gt;&lt;Author&gt;Smith and others wrote this&lt;/Author&gt;&lt;/EndNote&gt;',
      '(Smith 2020)',
    ),
  ),
  'a citation of Zotero': paragraph(
    field('ADDIN ZOTERO_ITEM CSL_CITATION {"itemID":1,"title":"A long title of words"}', '[1]'),
  ),
  'a field of pages': paragraph(
    run('Page '),
    field('PAGE  \\* MERGEFORMAT', '3'),
    run(' of '),
    field('NUMPAGES', '12'),
  ),
  'an entry of an index': paragraph(
    run('Sepsis'),
    `<w:r><w:rPr><w:vanish/></w:rPr><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:instrText> XE "Sepsis" </w:instrText></w:r>` +
      `<w:r><w:rPr><w:vanish/></w:rPr><w:fldChar w:fldCharType="end"/></w:r>`,
  ),
  'a table of contents':
    `<w:p>${field('TOC \\o "1-3" \\h \\z \\u', 'Introduction')}<w:r><w:rPr><w:noProof/><w:webHidden/></w:rPr><w:tab/></w:r>` +
    `<w:r><w:rPr><w:webHidden/></w:rPr><w:t>4</w:t></w:r></w:p>`,
  'a description of a picture': paragraph(
    `<w:r><w:drawing ${NAMESPACES}><wp:inline><wp:docPr id="9" name="Figure 1" descr="A flow chart of the patients who were assessed, randomised and followed"/></wp:inline></w:drawing></w:r>`,
  ),
  'a passage that was deleted': `<w:p><w:del w:id="41" w:author="A" ${DATE}><w:r><w:delText>These words were taken out after the second round.</w:delText></w:r></w:del>${run('Left.')}</w:p>`,
  'a passage that was moved': `<w:p><w:moveFrom w:id="42" w:author="A" ${DATE}>${run('Moved to another place.')}</w:moveFrom><w:moveTo w:id="43" w:author="A" ${DATE}>${run('Moved to another place.')}</w:moveTo></w:p>`,
  'a watermark': paragraph(
    `<w:r><w:pict ${NAMESPACES}><v:shape style="position:absolute;width:412pt;height:165pt;rotation:315" ${FONT}><v:textpath string="DRAFT"/></v:shape></w:pict></w:r>`,
  ),
  'a white caption on a dark box': shape(
    solid('1F3864'),
    paragraph(run('Key messages of this study for readers', WHITE)),
  ),
  'a white caption over a picture': shape(
    '<a:blipFill><a:blip/></a:blipFill>',
    paragraph(run('Operating theatre in the year of the study', WHITE)),
  ),
  'a caption over a gradient': shape(
    `<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="203864"/></a:gs></a:gsLst></a:gradFill>`,
    paragraph(run('What is already known about this topic', WHITE)),
  ),
  'a box of the old kind': paragraph(
    `<w:r><w:pict ${NAMESPACES}><v:rect style="width:200pt;height:40pt" fillcolor="#1f3864"><v:textbox><w:txbxContent>${paragraph(run('A summary in a dark box', WHITE))}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`,
  ),
  'a dark head of a table': withFill('000000', WHITE),
  'a head in the colour of the theme': withFill('1F4E79', '<w:color w:val="FFFFFF" w:themeColor="background1"/>'),
  'a small superscript': paragraph(
    run('Author'),
    run('1, 2, *', '<w:sz w:val="10"/><w:vertAlign w:val="superscript"/>'),
  ),
  'a raised sign': paragraph(run('CO'), run('2', '<w:position w:val="-6"/><w:sz w:val="14"/>')),
  'narrow letters': paragraph(run('Set a little narrower to fit the line', '<w:w w:val="90"/><w:spacing w:val="-4"/>')),
  'a comment': `<w:p><w:commentRangeStart w:id="0"/>${run('Commented words.')}<w:commentRangeEnd w:id="0"/></w:p>`,
  'a control of content': `<w:sdt><w:sdtPr><w:placeholder/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph(run('Click or tap here to enter text.', '<w:color w:val="808080"/>'))}</w:sdtContent></w:sdt>`,
  'an equation':
    '<w:p><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x=y+1</m:t></m:r></m:oMath></w:p>',
  'grey text of a template': paragraph(run('Received 1 January; accepted 3 March', '<w:color w:val="A6A6A6"/>')),
  'yellow text': paragraph(run('Changed in revision one.', '<w:color w:val="C09000"/><w:highlight w:val="yellow"/>')),
  'a hanging indent of references':
    '<w:p><w:pPr><w:ind w:left="720" w:hanging="720"/></w:pPr><w:r><w:t>1. Smith J. A study of sleep. 2020.</w:t></w:r></w:p>',
  'a title of a section that is hidden on the web': paragraph(run('Supplement', '<w:specVanish/><w:webHidden/>')),
  'a line number':
    '<w:p><w:pPr><w:suppressLineNumbers w:val="0"/></w:pPr><w:r><w:t>A line with its number.</w:t></w:r></w:p>',
  'a break that is not seen':
    '<w:p><w:pPr><w:rPr><w:vanish/><w:specVanish/></w:rPr></w:pPr><w:r><w:t>Run-in heading.</w:t></w:r></w:p>',
};

/** The document with such a piece at its end, and the lines of its pages numbered. */
export async function withUsual(bytes: Buffer, xml: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  const document = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const at = document.lastIndexOf('<w:sectPr');
  if (at < 0) throw new Error('The document has no section');
  const numbered = document.slice(at).replace('</w:sectPr>', '<w:lnNumType w:countBy="1"/></w:sectPr>');
  zip.file('word/document.xml', document.slice(0, at) + xml + numbered);
  return zip.generateAsync({ type: 'nodebuffer' });
}
