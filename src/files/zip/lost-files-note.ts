import type { Language } from '../../contracts';
import type { InEach } from '../../platform/language/spoken';
import { entryOfBytes, type ZipEntry } from './zip-stream';

const NAME: InEach = { en: 'MISSING.txt', nl: 'ONTBREEKT.txt' };

const LEAD: InEach = {
  en: 'These files are missing or damaged in the storage, and are not in this archive:',
  nl: 'Deze bestanden ontbreken of zijn beschadigd in de opslag, en zitten niet in dit archief:',
};

const ADVICE: InEach = {
  en: 'Please tell the editorial office: a backup has them, or the same files can be uploaded again. All other files of the archive are whole.',
  nl: 'Meld dit aan de redactie: een back-up heeft ze, of dezelfde bestanden kunnen opnieuw worden geüpload. Alle andere bestanden in het archief zijn heel.',
};

/** Tells the reader of an archive, in its last entry, which files it should have had. The mark lets old editors see that it is UTF-8. */
export function lostFilesNote(names: readonly string[], language: Language, modified: Date): ZipEntry {
  const lines = [LEAD[language], '', ...names.map((name) => `- ${name}`), '', ADVICE[language], ''];
  return entryOfBytes(NAME[language], Buffer.from(`\uFEFF${lines.join('\r\n')}`), modified);
}
