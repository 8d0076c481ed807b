import { type Attachment, type ParsedMail, simpleParser, type SimpleParserOptions } from 'mailparser';

/** No work on texts that nobody reads, no message within a message, and limits for what is sent to do harm. */
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

/** A message as far as it is of use here. */
export class ParsedMessage {
  private constructor(private readonly mail: ParsedMail) {}

  /** Null for bytes that are no message, or one that is too tangled. */
  static async of(raw: Buffer): Promise<ParsedMessage | null> {
    try {
      return new ParsedMessage(await simpleParser(raw, OPTIONS));
    } catch {
      return null;
    }
  }

  /** A header in one line, '' when there is none. Of several the first. */
  header(name: string): string {
    const line = this.mail.headerLines.find(({ key }) => key === name)?.line ?? '';
    return line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\r?\n[ \t]*/g, ' ')
      .trim();
  }

  /** All headers of these names, each in one line. */
  headers(names: readonly string[]): string[] {
    const lines = this.mail.headerLines.filter(({ key }) => names.includes(key));
    return lines.map(({ line }) => line.slice(line.indexOf(':') + 1).replaceAll(/\r?\n[ \t]*/g, ' '));
  }

  /** The kind of the whole message, in lower case, with its parameters. */
  get contentType(): string {
    return this.header('content-type').toLowerCase();
  }

  get text(): string {
    return this.mail.text ?? '';
  }

  get from(): string | null {
    return this.mail.from?.value[0]?.address ?? null;
  }

  /** The texts of the parts of these kinds, in their order. */
  parts(kinds: readonly string[]): string[] {
    const isWanted = ({ contentType }: Attachment): boolean => kinds.includes(contentType);
    return this.mail.attachments.filter(isWanted).map(({ content }) => content.toString('utf8'));
  }
}
