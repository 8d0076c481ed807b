/** English -> Dutch: refusals of requests, uploads and files, and faults of the server. */
export const REQUEST_MESSAGES: Readonly<Record<string, string>> = {
  'Max {count} characters allowed.': 'Hoogstens {count} tekens toegestaan.',
  'Max {count} keywords allowed.': 'Hoogstens {count} trefwoorden toegestaan.',
  'Please choose a year, or all years.': 'Kies een jaar, of alle jaren.',
  'Please choose one of the three answers.': 'Kies een van de drie antwoorden.',
  'The signature is not right.': 'De handtekening klopt niet.',
  'Please give a text.': 'Geef een tekst.',
  'This must be text.': 'Dit moet een tekst zijn.',
  'This must be a date and time.': 'Dit moet een datum met tijd zijn.',
  'Please give a day as YYYY-MM-DD.': 'Geef een dag als JJJJ-MM-DD.',
  'Please enter a date and time, such as 2026-03-05T14:00:00Z.':
    'Voer een datum met tijd in, zoals 2026-03-05T14:00:00Z.',
  'The text holds a character that cannot be stored.': 'De tekst bevat een teken dat niet kan worden opgeslagen.',
  'The version must be a whole number.': 'De versie moet een geheel getal zijn.',
  'The request body is not valid JSON.': 'De inhoud van het verzoek is geen geldige JSON.',
  'The request is larger than 1 MB. Please shorten the texts.': 'Het verzoek is groter dan 1 MB. Kort de teksten in.',
  'The request is not valid.': 'Het verzoek is niet geldig.',
  'The request body must be one record, not a list.': 'De inhoud van het verzoek moet één record zijn, geen lijst.',
  'The request body must be a list of at most {count} records.':
    'De inhoud van het verzoek moet een lijst van hoogstens {count} records zijn.',
  'Until the decision, only assistants can see what reveals the authors.':
    'Tot de beslissing zien alleen assistenten wat iets over de auteurs zegt.',
  'Something went wrong on our side. Please try again; if it happens again, tell the office the reference {id}.':
    'Er is bij ons iets misgegaan. Probeer het opnieuw; gebeurt het weer, geef de redactie dan de referentie {id} door.',
  'Somebody else changed this at the same moment. Please try again.':
    'Iemand anders heeft dit op hetzelfde moment gewijzigd. Probeer het opnieuw.',
  'This text is too large to be stored. Please shorten it.': 'Deze tekst is te groot om op te slaan. Kort hem in.',
  'There is nothing at this address.': 'Op dit adres is niets te vinden.',
  'Saving is not possible at this moment. Nothing is lost: please try again in a few seconds.':
    'Opslaan is op dit moment niet mogelijk. Er gaat niets verloren: probeer het over enkele seconden opnieuw.',
  'This cannot be read at this moment. Please try again in a few seconds.':
    'Dit kan op dit moment niet worden gelezen. Probeer het over enkele seconden opnieuw.',
  'This list is being brought up to date. Please try again in a moment.':
    'Deze lijst wordt bijgewerkt. Probeer het zo opnieuw.',
  'There is no room left to store this. Nothing else is lost: please try again later, or tell the editorial office.':
    'Er is geen ruimte meer om dit op te slaan. Verder gaat er niets verloren: probeer het later opnieuw, of laat het de redactie weten.',
  'This file is missing or damaged in the storage. Please tell the editorial office: a backup has it, or the same file can be uploaded again.':
    'Dit bestand ontbreekt in de opslag of is beschadigd. Laat het de redactie weten: een reservekopie heeft het, of hetzelfde bestand kan opnieuw worden geüpload.',
  'A value in this request cannot be read.': 'Een waarde in dit verzoek kan niet worden gelezen.',
  'The overview could not be created. Please try again in a moment.':
    'Het overzicht kon niet worden gemaakt. Probeer het zo opnieuw.',
  'The documents could not be created. Please try again in a moment.':
    'De documenten konden niet worden gemaakt. Probeer het zo opnieuw.',
  'This upload no longer exists. Please upload the file again.':
    'Deze upload bestaat niet meer. Upload het bestand opnieuw.',
  'No files can be added to this article now.': 'Aan dit artikel kunnen nu geen bestanden worden toegevoegd.',
  'The upload was interrupted. Please try again.': 'De upload is onderbroken. Probeer het opnieuw.',
  'Please add the unmarked manuscript first.': 'Voeg eerst het manuscript zonder markeringen toe.',
  'Please add the manuscript first.': 'Voeg eerst het manuscript toe.',
  'The file is missing from the storage.': 'Het bestand ontbreekt in de opslag.',
  'This link has expired. Please open the file again from the page of the article.':
    'Deze link is verlopen. Open het bestand opnieuw vanaf de pagina van het artikel.',
  'This link has expired. Please open the page of the article again.':
    'Deze link is verlopen. Open de pagina van het artikel opnieuw.',
  '{file} is made by the system and cannot be replaced.':
    '{file} is door het systeem gemaakt en kan niet worden vervangen.',
  '{file} is made by the system and cannot be deleted.':
    '{file} is door het systeem gemaakt en kan niet worden verwijderd.',
  'Only files of revision {revision} can be replaced now.':
    'Nu kunnen alleen bestanden van revisie {revision} worden vervangen.',
  'Only files of revision {revision} can be deleted now.':
    'Nu kunnen alleen bestanden van revisie {revision} worden verwijderd.',
  'Files {named} cannot be uploaded.': 'Bestanden {named} kunnen niet worden geüpload.',
  'You already have {count} saved searches. Delete one first.':
    'U hebt al {count} bewaarde zoekopdrachten. Verwijder er eerst een.',
  'You already have {count} views. Delete one first.': 'U hebt al {count} weergaven. Verwijder er eerst een.',
  'This article was changed by you in another window. Please reload the page.':
    'U hebt dit artikel in een ander venster gewijzigd; laad de pagina opnieuw.',
  'This article was changed by the system. Please reload the page.':
    'Het systeem heeft dit artikel gewijzigd; laad de pagina opnieuw.',
  'This article was changed by someone else. Please reload the page.':
    'Iemand anders heeft dit artikel gewijzigd; laad de pagina opnieuw.',
  'This article was changed by {who}. Please reload the page.':
    'Dit artikel is gewijzigd door {who}; laad de pagina opnieuw.',
  'Not taken by the mail server for {addresses}': 'De mailserver nam het niet aan voor {addresses}',
  'The last attempt was cut off': 'De laatste poging is afgebroken',
  'Please send the file as multipart/form-data.': 'Stuur het bestand als multipart/form-data.',
  'Your group does not have permission to do this.': 'Uw groep mag dit niet doen.',
  'Please send the metrics token, or sign in as webmaster.':
    'Stuur het metrics-token mee, of meld u aan als webmaster.',
  'The encoding of the request body is not supported; send UTF-8.':
    'De codering van het verzoek wordt niet ondersteund; stuur UTF-8.',
  'The request was interrupted before it was complete.': 'Het verzoek werd afgebroken voordat het volledig was.',
  'Please send the file as application/octet-stream.': 'Stuur het bestand als application/octet-stream.',
  'Please send the request body as application/json.': 'Stuur de inhoud van het verzoek als application/json.',
  'The If-Match header must hold the version of the article.':
    'De header If-Match moet de versie van het artikel bevatten.',
  'The request body is nested too deeply.': 'De inhoud van het verzoek is te diep genest.',
  'The address holds a character that cannot be read.': 'Het adres bevat een teken dat niet kan worden gelezen.',
  'The log has lost sealed events, so nothing new is sealed. Verify it.':
    'Het logboek heeft verzegelde gebeurtenissen verloren; daarom wordt niets nieuws verzegeld. Controleer het.',
  'The log is being sealed for the first time. Please try again in a few minutes.':
    'Het logboek wordt voor het eerst verzegeld. Probeer het over enkele minuten opnieuw.',
  'The log does not match its seals. Verify it on the Audit page before you create an audit file.':
    'Het logboek komt niet overeen met de zegels. Controleer het op de pagina Controle van het logboek voordat u een controlebestand maakt.',
  'You cannot see figures for all manuscripts, because one of them is your own.':
    'U mag geen getallen over alle manuscripten zien, omdat een daarvan van u is.',
  'There is no such measure.': 'Deze maat bestaat niet.',
  'There is no such webhook or delivery.': 'Deze webhook of dit bericht bestaat niet.',
  'This key does not exist or has been revoked.': 'Deze sleutel bestaat niet of is ingetrokken.',
  'This key is unknown, or has expired or been revoked. A webmaster can create a new one.':
    'Deze sleutel is onbekend, verlopen of ingetrokken. Een webmaster kan een nieuwe maken.',
  'This key does not have permission to read this.': 'Deze sleutel mag dit niet lezen.',
  'Only the account holder can see and change their calendar link, not someone signed in as them.':
    'Alleen de persoon zelf kan de link van de agenda zien en wijzigen, niet iemand die namens die persoon is aangemeld.',
  'This calendar does not exist. Its link may have been replaced; your profile at the journal has the current one.':
    'Deze agenda bestaat niet. De link is misschien vervangen: het profiel in het tijdschrift heeft de huidige.',
  'This journal has no such feed.': 'Dit tijdschrift heeft zo’n feed niet.',
};
