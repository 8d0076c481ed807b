/** English -> Dutch: why a file could not be shown or converted. */
export const DOCUMENT_MESSAGES: Readonly<Record<string, string>> = {
  'It is not a Word document.': 'Het is geen Word-document.',
  'It is damaged, or not a document of this kind.': 'Het is beschadigd, of geen document van deze soort.',
  'It is protected by a password.': 'Het is beveiligd met een wachtwoord.',
  'It is not a Word or OpenDocument text.': 'Het is geen tekst van Word of OpenDocument.',
  'It took too long.': 'Het duurde te lang.',
  'It needs too much memory.': 'Het vraagt te veel geheugen.',
  'It took too long to read.': 'Het lezen duurde te lang.',
  'It needs too much memory to be read.': 'Het vraagt te veel geheugen om te lezen.',
  'It could not be read.': 'Het kon niet worden gelezen.',
  'It is damaged: its parts cannot be unpacked.': 'Het is beschadigd: de onderdelen kunnen niet worden uitgepakt.',
  'It is damaged, empty, or holds something that cannot be shown.':
    'Het is beschadigd, leeg, of bevat iets wat niet kan worden getoond.',
  'The file is missing from the storage.': 'Het bestand ontbreekt in de opslag.',
  'It is damaged, or holds something that cannot be converted.':
    'Het is beschadigd, of bevat iets wat niet kan worden omgezet.',
  'It took too long to convert.': 'Het omzetten duurde te lang.',
  'It is larger than 50 MB.': 'Het is groter dan 50 MB.',
  'It could not be converted.': 'Het kon niet worden omgezet.',
  'It contains too many documents within documents.': 'Het bevat te veel documenten binnen documenten.',
  'It cannot be read. Please save it again from your word processor.':
    'Het kan niet worden gelezen. Sla het opnieuw op vanuit uw tekstverwerker.',
  'It is empty.': 'Het is leeg.',
  'It has more than {number} pages.': 'Het heeft meer dan {number} pagina’s.',
  'It has no pages.': 'Het heeft geen pagina’s.',
  'It is damaged, or not a PDF.': 'Het is beschadigd, of geen pdf.',
  'It is damaged, or not a picture.': 'Het is beschadigd, of geen afbeelding.',
  'It is damaged, or larger than 200 megapixels.': 'Het is beschadigd, of groter dan 200 megapixels.',
  'It unpacks to more than 400 MB.': 'Het wordt uitgepakt groter dan 400 MB.',
  'It has more than {number} parts.': 'Het heeft meer dan {number} onderdelen.',
};
