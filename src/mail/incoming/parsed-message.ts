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
