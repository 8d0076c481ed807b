import { Document, Packer, Paragraph } from 'docx';
import { signsIn } from '../../../test/support/integrity/signs-in';
import { USUAL_XML, withUsual } from '../../../test/support/integrity/usual-xml';

describe('What common programs leave in honest documents', () => {
  it.each(Object.entries(USUAL_XML))('is no sign: %s', async (_name, xml) => {
    const document = new Document({ sections: [{ children: [new Paragraph('We studied sleep.')] }] });
    const { signs, words } = await signsIn(await withUsual(await Packer.toBuffer(document), xml));
    expect([signs, words.includes('We studied sleep.')]).toEqual([[], true]);
  });
});
