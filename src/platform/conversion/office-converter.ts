import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { t } from '../../contracts';
import { APP_CONFIG, type AppConfig } from '../config/config';
import { DocumentAssembler, DocumentProblem } from '../documents';
import { HelperFailure, HelperProcess } from '../helpers/helper-process';
import { browserEnvironment } from '../pdf/browser-environment';
import { Slots } from '../pdf/slots';
import { ServerStopping } from '../store-unavailable/is-store-unavailable';
import type { ConversionWork } from './page-parts';
import { convertBySoffice, findSoffice, officeLeavesNetwork } from './soffice';

/** Many people read the documents, so their maker has set the journal's language as the current one. */
const simplifiedNote = (): string => t('Simplified rendering: the layout may differ from that of the original file');

/** A document in a folder of the server. */
export interface OfficeFile {
  input: string;
  /** Path for the PDF. */
  output: string;
  /** Extension of the file name. The bytes decide the real type. */
  extension: string;
  /** The name shown to people. */
  name: string;
}

/** Upload limit of the specification (part 1, section 9), in bytes. */
const MAX_BYTES = 52_428_800;
/** Limits of the helper that drives the browser: memory in bytes, time in milliseconds. */
const MEMORY = 1_000 * 2 ** 20;
const WITHIN_MS = 180_000;
/** Milliseconds that idle processes wait for another document before they end. */
const WARM_MS = 180_000;

/**
 * Converts .doc, .docx and .odt to PDF. It uses LibreOffice if it is installed and succeeds, else its own renderers in a browser, which
 * mark each page as simplified (ADR 0017). It converts one document at a time, in processes with limits of time and memory and without
 * network. Macros never run. A damaged, hostile or protected document does not affect other documents.
 */
@Injectable()
export class OfficeConverter implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(OfficeConverter.name);
  private readonly slot = new Slots(1);
  private readonly assembler = new DocumentAssembler();
  private readonly helper = new HelperProcess(join(__dirname, 'conversion-helper'), {
    memoryBytes: MEMORY,
    env: browserEnvironment(),
  });
  private readonly soffice: string | null;
  private idleTimer: NodeJS.Timeout | null = null;
  private isEnding = false;

  constructor(@Inject(APP_CONFIG) config: Pick<AppConfig, 'soffice'>) {
    this.soffice = config.soffice === 'off' ? null : (config.soffice ?? findSoffice());
  }

  /** Says once in the log how untrusted documents are kept from the network. */
  onModuleInit(): void {
    if (this.soffice === null) this.logger.log('Documents are converted by own readers, without network');
    else if (officeLeavesNetwork()) this.logger.log('LibreOffice converts documents, without network');
    else
      this.logger.warn(
        "LibreOffice converts documents WITH network, since this machine does not allow 'unshare --net': take the network from the " +
          'container or account, or set SOFFICE_PATH=off',
      );
  }

  /** @throws DocumentProblem with a sentence for people when the file cannot be converted; ServerStopping. */
  toPdf(file: OfficeFile): Promise<void> {
    return this.slot.run(async () => {
      // After the shutdown has begun, no code would end a newly started process.
      if (this.isEnding) throw new ServerStopping();
      if (this.idleTimer) clearTimeout(this.idleTimer);
      try {
        await this.convert(file);
      } catch (failure) {
        // A shutdown that interrupts a conversion is not the document's fault.
        throw this.isEnding ? new ServerStopping() : failure;
      } finally {
        this.idleTimer = setTimeout(() => void this.endProcesses(), WARM_MS).unref();
      }
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.endProcesses();
  }

  /** Ends the processes. The next document starts them again. */
  private async endProcesses(): Promise<void> {
    if (this.idleTimer) clearTimeout(this.idleTimer);
    this.assembler.close();
    await this.helper.end();
  }

  private async convert({ input, output, extension, name }: OfficeFile): Promise<void> {
    if ((await stat(input)).size > MAX_BYTES) throw new DocumentProblem('It is larger than 50 MB.');
    const content = await this.assembler.do<'read'>({ task: 'read', input, extension });
    if (!(await this.convertedBySoffice(input, output, content.kind)))
      await this.print({ content, input, output, name, note: simplifiedNote() });
  }

  /** False when LibreOffice is missing or cannot convert this document: it refuses some that the server's own readers can show. */
  private async convertedBySoffice(input: string, output: string, kind: string): Promise<boolean> {
    if (this.soffice === null) return false;
    try {
      await convertBySoffice(this.soffice, { input, output, kind });
      return true;
    } catch (failure) {
      if (failure instanceof DocumentProblem && !this.isEnding) return false;
      throw failure;
    }
  }

  private async print(work: ConversionWork): Promise<void> {
    try {
      await this.helper.ask<void>(work, WITHIN_MS);
    } catch (failure) {
      if (!(failure instanceof HelperFailure)) throw failure;
      throw new DocumentProblem(failure.trouble === 'REFUSED' ? failure.message : 'It could not be converted.');
    }
  }
}
