import { Logger } from '@nestjs/common';
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
