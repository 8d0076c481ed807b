import { Logger } from '@nestjs/common';
import { loadLanguage, speakBy } from '../../contracts';
import { DocumentAssembler } from '../documents';
import { HelperProcess } from '../helpers/helper-process';
import { languageNow, withLanguage } from '../language/current-language';
import { isStoreUnavailable } from '../store-unavailable/is-store-unavailable';
import { OfficeConverter } from './office-converter';
import { officeLeavesNetwork } from './soffice';

describe('the log at the start', () => {
  afterEach(() => jest.restoreAllMocks());

  const startLog = (soffice: string): string[] => {
    const lines: string[] = [];
    const captureLine = (line: unknown): void => void lines.push(String(line));
    jest.spyOn(Logger.prototype, 'log').mockImplementation(captureLine);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(captureLine);
    new OfficeConverter({ soffice }).onModuleInit();
    return lines;
  };

  it('says how untrusted documents are kept from the network', () => {
    expect(startLog('off')).toEqual(['Documents are converted by own readers, without network']);
    expect(startLog('/usr/bin/soffice')).toEqual([
      expect.stringContaining(officeLeavesNetwork() ? 'documents, without network' : 'documents WITH network'),
    ]);
  });
});

describe('a conversion that the stop of the server interrupts', () => {
  it('fails like an outage, so that its job loses no attempt', async () => {
    const converter = new OfficeConverter({ soffice: 'off' });
    await converter.onModuleDestroy();
    const failure: unknown = await converter
      .toPdf({ input: __filename, output: 'out.pdf', extension: 'doc', name: 'a.doc' })
      .catch((thrown: unknown) => thrown);
    expect(isStoreUnavailable(failure)).toBe(true);
  });
});

describe('the sentence at the foot of a simplified page', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    speakBy(() => 'en');
  });

  it('is in the language of the documents, also while another document is converted', async () => {
    await loadLanguage('nl');
    speakBy(languageNow);
    const content = { kind: 'doc', text: '', notes: '', head: '' } as const;
    jest.spyOn(DocumentAssembler.prototype, 'do').mockResolvedValue(content);
    const ask = jest.spyOn(HelperProcess.prototype, 'ask').mockResolvedValue(undefined);
    const converter = new OfficeConverter({ soffice: 'off' });
    const convert = () => converter.toPdf({ input: __filename, output: 'out.pdf', extension: 'doc', name: 'a.doc' });
    await Promise.all([withLanguage('en', convert), withLanguage('nl', convert)]);
    await converter.onModuleDestroy();
    expect(ask.mock.calls.map(([work]) => work)).toEqual([
      expect.objectContaining({ note: expect.stringMatching(/^Simplified rendering: the layout may differ/) }),
      expect.objectContaining({ note: expect.stringMatching(/^Vereenvoudigde weergave: de opmaak kan afwijken/) }),
    ]);
  });
});
