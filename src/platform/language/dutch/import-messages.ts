/** English -> Dutch: messages of the import of files and the reading of mails. The command line is in English. */
export const IMPORT_MESSAGES: Readonly<Record<string, string>> = {
  'There is no such package.': 'Dit pakket bestaat niet.',
  'Mails to this address do not bounce.': 'E-mails naar dit adres komen niet terug.',
  'The secret of this address is wrong.': 'Het geheim van dit adres klopt niet.',
  'This message is too large.': 'Dit bericht is te groot.',
  'Please send the message as message/rfc822.': 'Stuur het bericht als message/rfc822.',
  'Please give the address.': 'Geef het adres op.',
  'There is no such import.': 'Deze import bestaat niet.',
  'This import has already finished or is running.': 'Deze import is al gedaan of bezig.',
  'The server stopped during this import. Please try again.':
    'De server stopte tijdens deze import. Probeer het opnieuw.',
  'This file is too large to be imported.': 'Dit bestand is te groot om te importeren.',
  'This file is empty.': 'Dit bestand is leeg.',
  "This file is not written in UTF-8, so letters with accents would be damaged. Save it as 'CSV UTF-8' and upload it again.":
    "Dit bestand is niet in UTF-8 geschreven, dus letters met accenten zouden beschadigd raken. Sla het op als 'CSV UTF-8' en upload het opnieuw.",
  'Please give the name of the file.': 'Geef de naam van het bestand op.',
  'The file is not kept any more. Please upload it again.': 'Het bestand is niet meer bewaard. Upload het opnieuw.',
  'Something went wrong on the server. Please try again.': 'Er ging iets mis op de server. Probeer het opnieuw.',
  'This is not a package that can be opened.': 'Dit is geen pakket dat kan worden geopend.',
  'The package has more than {most} files.': 'Het pakket heeft meer dan {most} bestanden.',
  'The package is encrypted ({name}).': 'Het pakket is versleuteld ({name}).',
  'The package has a link in it ({name}).': 'Het pakket bevat een koppeling ({name}).',
  'The package has two files with one name ({name}).': 'Het pakket heeft twee bestanden met dezelfde naam ({name}).',
  'The package unpacks to far more than a manuscript has.':
    'Het pakket wordt bij het uitpakken veel groter dan een manuscript is.',
  'The package has no {name}.': 'Het pakket heeft geen {name}.',
  'The package names no author with an address.': 'Het pakket noemt geen auteur met een e-mailadres.',
  'The manifest names a file that is not in the package ({name}).':
    'Het manifest noemt een bestand dat niet in het pakket zit ({name}).',
  '{name} is larger than any such document.': '{name} is groter dan zo’n document ooit is.',
  '{name} is not written in UTF-8.': '{name} is niet in UTF-8 geschreven.',
  '{name} cannot be read: {reason}.': '{name} kan niet worden gelezen: {reason}.',
  '{name} has no title of the article.': '{name} heeft geen titel van het artikel.',
  'Files of this kind cannot be kept here.': 'Bestanden van deze soort kunnen hier niet worden bewaard.',
  package: 'pakket',
  'row {line}': 'rij {line}',
  'author {place} has no address in the package and gets one at which nobody is':
    'auteur {place} heeft in het pakket geen adres en krijgt er een waar niemand is',
  'the manuscript becomes a submission of {person} ({email})':
    'het manuscript wordt een inzending van {person} ({email})',
  "the type '{given}' is none of this journal and becomes Original contribution":
    "het type '{given}' kent dit tijdschrift niet en wordt Original contribution",
  'the running title is longer than here and is cut': 'de korte titel is langer dan hier en wordt ingekort',
  'The group {given} is none that a file can give.': 'De groep {given} kan niet door een bestand worden gegeven.',
  'This email is in the file already.': 'Dit e-mailadres staat al in het bestand.',
  'The first line needs the headings firstName, lastName and email.':
    'De eerste regel moet de kopjes firstName, lastName en email hebben.',
  'A file has at most {most} people.': 'Een bestand heeft hoogstens {most} personen.',
  'Somebody registered with this email and has not proven it yet.':
    'Iemand heeft zich met dit e-mailadres geregistreerd en het nog niet bevestigd.',
};
