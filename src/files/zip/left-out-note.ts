import type { Language } from '../../contracts';
import type { LocalisedText } from '../../platform/language/current-language';
import { entryOfBytes, type ZipEntry } from './zip-stream';

/** Why a file is not in an archive: its bytes are lost, or it may show the authors, or who in the office sent it, to a reader who must not know. */
export type LeftOutBecause = 'LOST' | 'NAMES' | 'SENDER';

/** The names of files that are missing in an archive, by the reason. */
export type LeftOut = Readonly<Record<LeftOutBecause, readonly string[]>>;

const NAME: LocalisedText = { en: 'MISSING.txt', nl: 'ONTBREEKT.txt' };

const LEAD: Record<LeftOutBecause, LocalisedText> = {
  LOST: {
    en: 'These files are missing or damaged in the storage, and are not in this archive:',
    nl: 'Deze bestanden ontbreken of zijn beschadigd in de opslag, en zitten niet in dit archief:',
  },
  NAMES: {
    en: 'No copy without names can be made of these files, so they are not in this archive until the authors may be known:',
    nl: 'Van deze bestanden kan geen kopie zonder namen worden gemaakt. Ze zitten daarom niet in dit archief zolang de auteurs onbekend blijven:',
  },
  SENDER: {
    en: 'The office added these files. No copy without names can be made of them, so they are not in this archive:',
    nl: 'De redactie heeft deze bestanden toegevoegd. Er kan geen kopie zonder namen van worden gemaakt. Ze zitten daarom niet in dit archief:',
  },
};

const ADVICE: Record<LeftOutBecause, LocalisedText> = {
  LOST: {
    en: 'Please tell the editorial office: a backup has them, or the same files can be uploaded again.',
    nl: 'Meld dit aan de redactie: een back-up heeft ze, of dezelfde bestanden kunnen opnieuw worden geüpload.',
  },
  NAMES: {
    en: 'The assistant can open them, and can upload a copy that shows no names.',
    nl: 'De assistent kan ze openen, en kan een kopie uploaden waarin geen namen staan.',
  },
  SENDER: {
    en: 'Please ask the editorial office for them.',
    nl: 'Vraag ze aan de redactie.',
  },
};

const REST: LocalisedText = {
  en: 'All other files in the archive are complete.',
  nl: 'Alle andere bestanden in het archief zijn heel.',
};

const REASONS = ['LOST', 'NAMES', 'SENDER'] as const;

/**
 * The last entry of an archive, which lists the missing files for the reader. Null when none is missing. The byte order mark at its
 * beginning lets old editors recognise UTF-8.
 */
export function leftOutNote(left: LeftOut, language: Language, modified: Date): ZipEntry | null {
  const parts = REASONS.filter((reason) => left[reason].length > 0).flatMap((reason) => [
    LEAD[reason][language],
    '',
    ...left[reason].map((name) => `- ${name}`),
    '',
    ADVICE[reason][language],
    '',
  ]);
  if (parts.length === 0) return null;
  const text = [...parts, REST[language], ''].join('\r\n');
  return entryOfBytes(NAME[language], Buffer.from(`\uFEFF${text}`), modified);
}
