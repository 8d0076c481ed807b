/** The part that is used of word-extractor, which comes without types. */
declare module 'word-extractor' {
  interface WordText {
    getBody(): string;
    getFootnotes(): string;
    getEndnotes(): string;
    getHeaders(options?: { includeFooters?: boolean }): string;
  }
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordText>;
  }
}
