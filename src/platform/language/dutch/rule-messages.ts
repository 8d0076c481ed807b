/** English -> Dutch: broken rules, and confirmations of completed actions. */
export const RULE_MESSAGES: Readonly<Record<string, string>> = {
  'This author has answered or is no longer asked: the link in the email no longer works.':
    'Deze auteur heeft geantwoord of wordt niet meer gevraagd: de link in de e-mail werkt niet meer.',
  'This request to the reviewer is closed: the links in the email no longer work.':
    'Dit verzoek aan de reviewer is gesloten: de links in de e-mail werken niet meer.',
  'Suggested already.': 'Al voorgesteld.',
  'Unknown person.': 'Onbekende persoon.',
  'The {document} is made by the system.': 'Het systeem maakt dit zelf: {document}.',
  'Authors and reviewers must not learn who in the office sent a file, and names cannot be removed from this one. Send it as .docx, .pdf, .png, .jpg or .tiff, undamaged and without a password, or confirm that it names no one.':
    'Auteurs en reviewers mogen niet weten wie op de redactie een bestand heeft gestuurd, en uit dit bestand kunnen namen niet worden verwijderd. Stuur het als .docx, .pdf, .png, .jpg of .tiff, onbeschadigd en zonder wachtwoord, of bevestig dat er niemand in wordt genoemd.',
  'A file of type {type} cannot be added here.': 'Een bestand van het type {type} kan hier niet worden toegevoegd.',
  'Files can be added to revision {revision} only.':
    'Er kunnen alleen bestanden aan revisie {revision} worden toegevoegd.',
  'Only {revision} is possible now.': 'Alleen {revision} is nu mogelijk.',
  '{file} cannot be deleted; it is replaced when a new one is made.':
    '{file} kan niet worden verwijderd; het wordt vervangen als er een nieuw wordt gemaakt.',
  'Only a file of the same type from the previous revision can be reused, while a revision is prepared.':
    'Alleen een bestand van hetzelfde type uit de vorige revisie kan opnieuw worden gebruikt, terwijl een revisie wordt voorbereid.',
  'Choose the type of the file that is replaced.': 'Kies het type van het bestand dat wordt vervangen.',
  'Only before the first revision.': 'Alleen vóór de eerste revisie.',
  'The authors asked that this person not review the article.':
    'De auteurs hebben gevraagd dat deze persoon het artikel niet beoordeelt.',
  'This person is not in a group that reviews. Change the group first.':
    'Deze persoon zit niet in een groep die beoordeelt. Wijzig eerst de groep.',
  'A request counts as not answered {days} days after it was mailed.':
    'Een verzoek geldt {days} dagen na het mailen als onbeantwoord.',
  'Only a reviewer who was mailed or has accepted can be reminded.':
    'Alleen een reviewer die is gemaild of heeft toegezegd, kan worden herinnerd.',
  'A due date can be changed only while the reviewer has been mailed or has accepted.':
    'Een uiterste datum kan alleen worden gewijzigd zolang de reviewer is gemaild of heeft toegezegd.',
  'Please choose a number from 0 to {most}.': 'Kies een getal van 0 tot en met {most}.',
  'This is the first version of the article; there are no earlier reviewers.':
    'Dit is de eerste versie van het artikel; er zijn geen eerdere reviewers.',
  'You have accepted another request to review this revision already.':
    'U hebt al een ander verzoek aangenomen om deze revisie te beoordelen.',
  'This person has another request for this revision already. Remove one of them.':
    'Deze persoon heeft al een ander verzoek voor deze revisie. Verwijder een van beide.',
  'None of the reviewers of the previous revision can be chosen again.':
    'Geen van de reviewers van de vorige revisie kan opnieuw worden gekozen.',
  'A request that is {request} stays in the history and cannot be removed.':
    'Een verzoek met de status {request} blijft in de geschiedenis en kan niet worden verwijderd.',
  'This must be true or false.': 'Dit moet true of false zijn.',
  'The guidelines are either checked or not.': 'De richtlijnen zijn gecontroleerd of niet.',
  'Please give addresses.': 'Geef adressen op.',
  'Sort by a column of the list.': 'Sorteer op een kolom van de lijst.',
  'This file cannot be shown without the names in it. Please ask the editorial office for it.':
    'Dit bestand kan niet zonder de namen erin worden getoond. Vraag de redactie erom.',
  'The content of this file is not that of a .{extension} file. Please save it again in that format.':
    'De inhoud van dit bestand is niet die van een .{extension}-bestand. Sla het opnieuw op in dat formaat.',
  'This revision has files of type {type} already.': 'Deze revisie heeft al bestanden van het type {type}.',
  'You can only add one file of type {type}': 'U kunt maar één bestand van het type {type} toevoegen',
  'Files of type {type} must have one of these extensions: {extensions}.':
    'Bestanden van het type {type} moeten een van deze extensies hebben: {extensions}.',
  'The file is larger than {limit}. Please upload a smaller one.':
    'Het bestand is groter dan {limit}. Upload een kleiner bestand.',
  'Figures are numbered 1, 1-a, 2, 2-a and so on in their order; figure {place} of the list should be {number}.':
    'Figuren zijn in hun volgorde genummerd als 1, 1-a, 2, 2-a enzovoort; figuur {place} van de lijst hoort {number} te zijn.',
  'Max words for abstact is {limit}': 'Het maximale aantal woorden van de samenvatting is {limit}',
  'The previous revision has no file of type {type}.': 'De vorige revisie heeft geen bestand van het type {type}.',
  'This file is damaged and cannot be opened. Please save it again from your word processor.':
    'Dit bestand is beschadigd en kan niet worden geopend. Sla het opnieuw op vanuit uw tekstverwerker.',
  'The file uploaded is a .{extension} file.': 'Het geüploade bestand is een .{extension}-bestand.',
  'One person can upload at most {files} files or {gigabytes} GB in 24 hours, and you have. Please go on tomorrow, or write to the editorial office.':
    'Eén persoon kan in 24 uur hoogstens {files} bestanden of {gigabytes} GB uploaden, en dat hebt u gedaan. Ga morgen verder, of schrijf de redactie.',
  'An account can have {most} authenticator apps and passkeys. Please remove one first.':
    'Een account kan {most} authenticatie-apps en passkeys hebben. Verwijder er eerst een.',
  'Nobody has confirmed {email} yet. Send a link first; the accounts can be merged once the person has set a password.':
    'Niemand heeft {email} nog bevestigd. Stuur eerst een link; de accounts kunnen worden samengevoegd zodra de persoon een wachtwoord heeft ingesteld.',
  'The accounts have different ORCID iDs, {one} and {other}.':
    'De accounts hebben verschillende ORCID iD’s, {one} en {other}.',
  'One account is asked to review {number}, of which the other is an author. Remove the request first.':
    'Eén account is gevraagd om {number} te beoordelen, waarvan de ander auteur is. Verwijder eerst het verzoek.',
  'One account holds {number}, of which the other is an author. Take the manuscript back first.':
    'Eén account behandelt {number}, waarvan de ander auteur is. Neem het manuscript eerst terug.',
  'Both accounts are reviewers of the same revision of {number}. Remove one of the requests first.':
    'Beide accounts zijn reviewer van dezelfde revisie van {number}. Verwijder eerst een van de verzoeken.',
  'The two accounts have been merged. Everything from the other one will follow shortly.':
    'De twee accounts zijn samengevoegd. Alles van de andere account volgt binnenkort.',
  'Your account has the ORCID iD {proven}, and only that one can be linked. You signed in at ORCID as {orcid}.':
    'Uw account heeft de ORCID iD {proven}, en alleen die kan worden gekoppeld. U hebt zich bij ORCID aangemeld als {orcid}.',
  'Your account is linked to {provider} already. Unlink that first.':
    'Uw account is al aan {provider} gekoppeld. Ontkoppel die eerst.',
  '{provider} cannot be reached at the moment. Please try again later, or sign in with your password.':
    '{provider} is op dit moment niet bereikbaar. Probeer het later opnieuw, of meld u aan met uw wachtwoord.',
  'You cancelled the sign-in at {provider}. Nothing has changed.':
    'U hebt het aanmelden bij {provider} geannuleerd. Er is niets gewijzigd.',
  '{provider} refused the sign-in. Please try again, or sign in with your password.':
    '{provider} heeft het aanmelden geweigerd. Probeer het opnieuw, of meld u aan met uw wachtwoord.',
  '{provider} no longer accepts this sign-in, since it was used or took too long. Please start again.':
    '{provider} accepteert deze aanmelding niet meer, omdat ze is gebruikt of te lang duurde. Begin opnieuw.',
  'The answer of {provider} could not be verified, so you are not signed in. Please start again.':
    'Het antwoord van {provider} kon niet worden gecontroleerd, dus u bent niet aangemeld. Begin opnieuw.',
  'It needs too much memory to be converted.': 'Het vraagt te veel geheugen om om te zetten.',
  'Too many attempts. Please wait {count} seconds and try again.':
    'Te veel pogingen. Wacht {count} seconden en probeer het opnieuw.',
  'Too many attempts. Please wait {count} minutes and try again.':
    'Te veel pogingen. Wacht {count} minuten en probeer het opnieuw.',
  'Please choose one of the recommendations.': 'Kies een van de aanbevelingen.',
  'Please choose one of the ratings.': 'Kies een van de waarderingen.',
  'Please say whether alternates are invited automatically.': 'Geef aan of reserves automatisch worden uitgenodigd.',
  'Please name the alternates.': 'Noem de reserves.',
  'One of these authors is not known.': 'Een van deze auteurs is niet bekend.',
  'Please choose Yes or No.': 'Kies Ja of Nee.',
  'Please choose roles from the list.': 'Kies rollen uit de lijst.',
  'Please answer the questions of the journal.': 'Beantwoord de vragen van het tijdschrift.',
  'Thank you. Your answer has been recorded.': 'Dank u. Uw antwoord is vastgelegd.',
  'The authors have been reminded.': 'De auteurs zijn herinnerd.',
  '{name} has this email already.': '{name} heeft dit e-mailadres al.',
  'This article has an event ({event}) that this release of the server does not know. It can be read, and be changed again once the newer release runs. Please inform the webmaster.':
    'Dit artikel heeft een gebeurtenis ({event}) die deze uitgave van de server niet kent. Het kan worden gelezen, en weer worden gewijzigd zodra de nieuwere uitgave draait. Waarschuw de webmaster.',
  'The day must lie between the years {first} and {last}.': 'De dag moet tussen de jaren {first} en {last} liggen.',
  'The period must not be longer than 100 years.': 'De periode mag niet langer zijn dan 100 jaar.',
};
