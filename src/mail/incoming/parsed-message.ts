import { type Attachment, type ParsedMail, simpleParser, type SimpleParserOptions } from 'mailparser';

/** No parsing of texts that are not used, no message within a message, and limits against malicious messages. */
const OPTIONS: SimpleParserOptions & { ignoreEmbedded: boolean; maxChildNodes: number; maxHeadSize: number } = {
  ...{
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  },
  ...{ ignoreEmbedded: true, maxChildNodes: 100, maxHeadSize: 131_072 },
};

/** A message with the parts that are needed here. */
export class ParsedMessage {
  private constructor(private readonly mail: ParsedMail) {}

  /** Null for bytes that are not a message, or a message that is too deeply nested. */
  static async of(raw: Buffer): Promise<ParsedMessage | null> {
    try {
      return new ParsedMessage(await simpleParser(raw, OPTIONS));
    } catch {
      return null;
    }
  }

  /** A header as one line, '' when there is none. Of several headers with this name, the first. */
  header(name: string): string {
    const line = this.mail.headerLines.find(({ key }) => key === name)?.line ?? '';
    return line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\r?\n[ \t]*/g, ' ')
      .trim();
  }

  /** All headers with these names, each as one line. */
  headers(names: readonly string[]): string[] {
    const lines = this.mail.headerLines.filter(({ key }) => names.includes(key));
    return lines.map(({ line }) => line.slice(line.indexOf(':') + 1).replaceAll(/\r?\n[ \t]*/g, ' '));
  }

  /** The content type of the whole message, in lower case, with its parameters. */
  get contentType(): string {
    return this.header('content-type').toLowerCase();
  }

  /** True for a report of a mail server about the delivery of a mail. */
  get isReport(): boolean {
    return (
      this.contentType.startsWith('multipart/report') && /report-type\s*=\s*"?delivery-status/.test(this.contentType)
    );
  }

  /** True when a program wrote the message: by RFC 3834, and by the older headers. */
  get isAutomatic(): boolean {
    const submitted = this.header('auto-submitted').toLowerCase();
    if (submitted !== '' && !submitted.startsWith('no')) return true;
    if (this.header('x-autoreply') !== '' || this.header('x-autorespond') !== '') return true;
    if (this.contentType.startsWith('multipart/report')) return true;
    return /^(auto_reply|bulk|junk|list)\b/i.test(this.header('precedence'));
  }

  get text(): string {
    return this.mail.text ?? '';
  }

  get from(): string | null {
    return this.mail.from?.value[0]?.address ?? null;
  }

  /** The texts of the parts with these content types, in their order. */
  parts(kinds: readonly string[]): string[] {
    const isWanted = ({ contentType }: Attachment): boolean => kinds.includes(contentType);
    return this.mail.attachments.filter(isWanted).map(({ content }) => content.toString('utf8'));
  }
}
