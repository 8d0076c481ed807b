/** Types for the used part of word-extractor, which has none. */
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
