import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { renderSVG } from 'uqr';
import { dateFormat, type JournalSettings, t } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { pageTemplate, PDF_RENDERER, type PdfRenderer } from '../../platform/pdf';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import type { ValidCertificate } from './certificate-store';

/** The product's blue, if the journal has no colour. It colours only the frame, never a text. */
const USUAL_COLOUR = '#0f6cbd';

/** Characters of a name that fit on one line. */
const LONG = 45;

interface Sheet {
  journalName: string;
  logo: string | null;
  colour: string;
  issn: string;
  publisher: string;
  name: string;
  /** True: the name is printed smaller, so that everything fits on one page. */
  isLong: boolean;
  /** The number of reviews, and their period. */
  done: string;
  issued: string;
  code: string;
  address: string;
  square: string;
}

const page = pageTemplate<Sheet>(join(__dirname, 'certificate.hbs'));

/** Certificates of reviewing as PDFs, with the journal's name, logo and colour, in the current language. */
@Injectable()
export class CertificatePrinter {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(PDF_RENDERER) private readonly renderer: PdfRenderer,
  ) {}

  async print(certificate: ValidCertificate): Promise<Buffer> {
    const { journalName, publicUrl } = this.config;
    const settings = await this.settings.current();
    const address = `${publicUrl}/rrs/certificate/${certificate.code}`;
    const html = page({
      ...{ journalName, logo: await this.logo(settings), colour: settings.brandColour || USUAL_COLOUR },
      ...{ issn: settings.issn, publisher: settings.publisherName },
      ...{
        name: certificate.name,
        isLong: certificate.name.length > LONG,
        done: doneIn(certificate, journalName),
        code: certificate.code,
        address,
      },
      issued: dateFormat({ dateStyle: 'long', timeZone: settings.timeZone }).format(certificate.issuedAt),
      square: `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 0 })).toString('base64')}`,
    });
    return this.renderer.render(html, { title: t('Certificate of reviewing'), author: journalName });
  }

  /** As a `data:` URI, since a page for printing loads nothing; null without a logo. */
  private async logo({ logo }: JournalSettings): Promise<string | null> {
    if (logo === '') return null;
    return `data:image/png;base64,${(await buffer(await this.blobs.open(logo))).toString('base64')}`;
  }
}

function doneIn({ fromYear, toYear, reviews }: ValidCertificate, journalName: string): string {
  const values = { count: reviews, journalName, fromYear: String(fromYear), toYear: String(toYear) };
  return fromYear === toYear
    ? t(
        'completed {count, plural, one {# peer review} other {# peer reviews}} for {journalName} in {fromYear}.',
        values,
      )
    : t(
        'completed {count, plural, one {# peer review} other {# peer reviews}} for {journalName} from {fromYear} to {toYear}.',
        values,
      );
}
