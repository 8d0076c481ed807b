import { HOSTILE_PDFS } from '../../../test/support/integrity/pdf/hostile-pdfs';
import { signsIn } from '../../../test/support/integrity/signs-in';
import { DocumentAssembler } from '../../platform/documents';

describe('Hostile PDFs', () => {
  const assembler = new DocumentAssembler();
  afterAll(() => assembler.close());
  const read = (input: string) => assembler.do<'words'>({ task: 'words', input });

  it.each(HOSTILE_PDFS)('words $name are found', async ({ bytes, isHidden }) => {
    const { signs } = await signsIn(await bytes(), {}, read);
    const kinds = signs.map(({ kind }) => kind);
    expect(kinds).toContain('INSTRUCTIONS');
    expect(kinds.includes('HIDDEN_TEXT')).toBe(isHidden);
  });

  it('that are damaged are refused, and the next one is read', async () => {
    const good = (await HOSTILE_PDFS[0]?.bytes()) ?? Buffer.alloc(0);
    for (const bad of [good.subarray(0, 300), Buffer.from('%PDF-1.7\n%%EOF'), Buffer.from('no document')])
      await expect(signsIn(bad, {}, read)).rejects.toThrow(/^It (?:is|has) /);
    expect((await signsIn(good, {}, read)).signs).toHaveLength(2);
  });
});
