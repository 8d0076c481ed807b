export interface FileText {
  text: string;
  /** True if the encoding was guessed, so that letters with accents may be wrong. */
  isGuessed: boolean;
}

/** The encodings that a byte order mark declares. */
const MARKS: readonly [encoding: string, first: number, second: number][] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The text of a file: in UTF-8, in UTF-16 with its mark, or else in the encoding in which spreadsheets for Windows save a CSV file. */
export function textOf(bytes: ArrayBuffer): FileText {
  const [first, second] = new Uint8Array(bytes);
  const [marked] = MARKS.find(([, one, other]) => one === first && other === second) ?? [];
  if (marked !== undefined) return { text: new TextDecoder(marked).decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
